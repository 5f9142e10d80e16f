/**
 * The games of this device, in IndexedDB: for each match a text and the texts of its log entries.
 *
 * The engine writes them (`taverne.device.store`); pages only read what they list. Several tabs may do so at once.
 */
const NAME = "taverne";
const VERSION = 1;

interface Kept {
  id: string;
  row: string;
  /** When something happens there without a person; missing if nothing does. */
  due?: number;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const matches = request.result.createObjectStore("matches", { keyPath: "id" });
      matches.createIndex("due", "due");
      request.result.createObjectStore("entries");
    };
    request.onsuccess = () => {
      // A newer version of this site in another tab must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opening = null;
      };
      done(request.result);
    };
    request.onerror = () => {
      opening = null;
      fail(request.error);
    };
  });
  return opening;
}

async function reading<T>(store: "matches" | "entries", ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return result(ask((await open()).transaction(store).objectStore(store)));
}

/** Runs a transaction; resolves once it is on the disk, to false if `act` gave it up. */
async function writing(act: (transaction: IDBTransaction) => void): Promise<boolean> {
  const transaction = (await open()).transaction(["matches", "entries"], "readwrite", { durability: "strict" });
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(true);
    transaction.onabort = () =>
      transaction.error === null || transaction.error.name === "ConstraintError"
        ? done(false)
        : fail(transaction.error);
    act(transaction);
  });
}

const kept = (id: string, row: string, due: number | undefined): Kept => (due == null ? { id, row } : { id, row, due });
const all = (match: string, first = 0): IDBKeyRange => IDBKeyRange.bound([match, first], [match, Infinity]);

export const storage = {
  async find(match: string): Promise<string | undefined> {
    return (await reading<Kept | undefined>("matches", (store) => store.get(match)))?.row;
  },

  async all(): Promise<string[]> {
    return (await reading<Kept[]>("matches", (store) => store.getAll())).map(({ row }) => row);
  },

  async due(now: number): Promise<string[]> {
    const upTo = IDBKeyRange.upperBound(now);
    return (await reading<Kept[]>("matches", (store) => store.index("due").getAll(upTo))).map(({ row }) => row);
  },

  entries: (match: string, first: number): Promise<string[]> =>
    reading<string[]>("entries", (store) => store.getAll(all(match, first))),

  append: (match: string, row: string, due: number | undefined, first: number, entries: string[]): Promise<boolean> =>
    writing((transaction) => {
      const log = transaction.objectStore("entries");
      // A number that is taken aborts all of it.
      entries.forEach((entry, place) => log.add(entry, [match, first + place]));
      transaction.objectStore("matches").put(kept(match, row, due));
    }),

  claim: (match: string, row: string, due: number, until: number): Promise<boolean> =>
    writing((transaction) => {
      const matches = transaction.objectStore("matches");
      const request = matches.get(match) as IDBRequest<Kept | undefined>;
      request.onsuccess = () => {
        if (request.result?.due === due) matches.put(kept(match, row, until));
        else transaction.abort();
      };
    }),

  /** Deletes a match for good. */
  remove: (match: string): Promise<boolean> =>
    writing((transaction) => {
      transaction.objectStore("matches").delete(match);
      transaction.objectStore("entries").delete(all(match));
    }),
};
