import "@fontsource/cinzel/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { findPerson } from "./person.svelte";
import { chooseLanguage, firstLanguage } from "./words.svelte";

/** Milliseconds after which the page is shown without what is still on its way. */
const PATIENCE = 1500;

// Words, type and who one is come before the first picture, so that nothing moves afterwards.
const faces = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', "700 1em Cinzel"].map((face) =>
  document.fonts.load(face),
);
await Promise.all([
  chooseLanguage(firstLanguage()),
  Promise.race([Promise.allSettled([findPerson(), ...faces]), new Promise((done) => setTimeout(done, PATIENCE))]),
]);
mount(App, { target: document.getElementById("app")! });
