import "$web/look/fonts.css";
import "$web/look/tokens.css";
import "$web/look/frames.css";
import "$web/look/components.css";

import { mount } from "svelte";

import App from "$web/App.svelte";
import { keepPage } from "$web/drawer";
import { settings } from "$web/settings.svelte";
import { texts } from "$web/texts.svelte";

settings.dress();
const place = document.getElementById("table");
await texts.load();
if (place) mount(App, { target: place });
if (import.meta.env.PROD) keepPage();
