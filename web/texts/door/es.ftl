# Lo que se dice en la puerta: la primera página y la invitación. Cada idioma tiene los mismos id y las mismas variables.

home-line = una mesa, papel y lápices
home-code = El código de la pantalla grande o de la invitación
home-code-first = Primero, las cuatro letras de la sala.
home-name-first = Primero tu nombre, para que te reconozcan.
home-start = Abrir una sala
home-bots = Jugar ya con bots
home-games = ¿Qué juegos son?
your-name = Tu nombre
your-look = Tu color y tu forma
join = Sentarse a la mesa
invited = Te esperan en la mesa
server-away = No se llega al servidor. ¿Está este aparato en la misma red?
page-broken = Una parte de la página no ha llegado. Vuelve a cargarla.
settings-language = Idioma
trouble-reload = Cargar de nuevo

look-1 = círculo azul
look-2 = triángulo naranja
look-3 = cuadrado verde
look-4 = rombo ciruela
look-5 = estrella amarilla
look-6 = cruz grafito
look-7 = pentágono celeste
look-8 = hexágono rosa
