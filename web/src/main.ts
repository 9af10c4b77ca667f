import "$web/look/fonts.css";
import "$web/look/tokens.css";
import "$web/look/frames.css";
import "$web/look/components.css";

import { mount } from "svelte";

import App from "$web/App.svelte";

const place = document.getElementById("table");
if (place) mount(App, { target: place });
