/** Runs the engine, our own Python packages in Pyodide, off the page's thread. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { loadPyodide as LoadPyodide } from "pyodide";
import engine from "virtual:engine";
import type { FromEngine, ToEngine } from "./messages";
import { storage } from "./storage";

/** `taverne.device.browser`, as JavaScript sees it. */
interface Gate {
  ask(client: string, method: string, path: string, body: string | null): Promise<[number, string]>;
  connect(link: number, client: string, say: (text: string) => void): void;
  receive(link: number, text: string): void;
  close(link: number): void;
  notice(text: string): void;
}

const tell = (message: FromEngine): void => postMessage(message);
const OURS = "taverne.zip";
const KERNELS = "kernels.wasm";

/** Reports how much of the engine has been loaded. */
function watchLoading(): void {
  const usual = self.fetch.bind(self);
  const sizes = Object.entries(engine.sizes).filter(([name]) => !name.endsWith(".mjs"));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  let loaded = 0;
  self.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = await usual(input, options);
    if (!address.includes(engine.base) || !response.ok || !response.body) return response;
    const count = (size: number): void => {
      loaded += size;
      tell({ kind: "progress", loaded: Math.min(loaded, total), total });
    };
    // Browsers keep compiled code for an answer as it came, not for a copy.
    if (address.endsWith(".wasm")) {
      count(engine.sizes[address.slice(address.lastIndexOf("/") + 1)] ?? 0);
      return response;
    }
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        count(part.length);
        controller.enqueue(part);
      },
    });
    const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
    return new Response(response.body.pipeThrough(counted), { headers });
  };
}

/** The messages of one language, for the engine's sentences. */
function makeBundle(language: string, source: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return {
    has: (id: string): boolean => bundle.hasMessage(id),
    format(id: string, names: Iterable<string>, values: Iterable<FluentVariable>): string | undefined {
      const message = bundle.getMessage(id);
      const all = [...values];
      const given = Object.fromEntries([...names].map((name, place) => [name, all[place]!]));
      return message?.value ? bundle.formatPattern(message.value, given, []) : undefined;
    },
  };
}

async function start(): Promise<Gate> {
  watchLoading();
  const base = new URL(engine.base, self.location.href).href;
  const load = (name: string) => fetch(base + name).then((response) => response.arrayBuffer());
  const ours = load(OURS);
  // A browser too old for them searches in Python.
  const kernels = load(KERNELS)
    .then((code) => WebAssembly.compile(code))
    .catch(() => null);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: typeof LoadPyodide;
  };
  const python = await loadPyodide({ indexURL: base, lockFileContents: engine.lock });
  python.unpackArchive(await ours, "zip", { extractDir: "/home/pyodide" });
  python.registerJsModule("browser_fluent", { make_bundle: makeBundle });
  const module = await kernels;
  if (module) python.registerJsModule("browser_kernels", { module });
  const channel = new BroadcastChannel("taverne");
  const publish = (text: string): void => channel.postMessage(text);
  const gate = python.pyimport("taverne.device.browser").open_gate(storage, publish, self.name) as Gate;
  channel.onmessage = ({ data }) => gate.notice(data as string);
  return gate;
}

const ready = start();
ready.then(
  () => tell({ kind: "ready" }),
  (error: unknown) => tell({ kind: "failed", reason: String(error) }),
);

self.onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  const gate = await ready;
  switch (data.kind) {
    case "ask": {
      const [status, text] = await gate.ask(JSON.stringify(data.client), data.method, data.path, data.body);
      return tell({ kind: "answer", id: data.id, status, text });
    }
    case "connect":
      return gate.connect(data.link, JSON.stringify(data.client), (text) =>
        tell({ kind: "said", link: data.link, text }),
      );
    case "send":
      return gate.receive(data.link, data.text);
    case "close":
      return gate.close(data.link);
  }
};
