"""Tables without a server: the engine that a web worker runs in the browser (Pyodide), with the browser's storage."""
