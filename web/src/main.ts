import "@fontsource/cinzel/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { catchUp, startOffline } from "./offline.svelte";
import { findPerson } from "./person.svelte";
import { chooseLanguage, firstLanguage } from "./catalogue.svelte";

/** Milliseconds after which the page is shown even if something is still loading. */
const PATIENCE = 1500;

// Dispatched when a part of the site cannot be loaded.
window.addEventListener("vite:preloadError", () => void catchUp().catch(() => {}));

// The catalogue, the fonts and the person are loaded before the first paint, so that nothing shifts afterwards.
const faces = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', "700 1em Cinzel"].map((face) =>
  document.fonts.load(face),
);
await Promise.all([
  chooseLanguage(firstLanguage()),
  Promise.race([Promise.allSettled([findPerson(), ...faces]), new Promise((done) => setTimeout(done, PATIENCE))]),
]);
mount(App, { target: document.getElementById("app")! });
void startOffline();
