// The games in IndexedDB: texts under names, written all together or not at all.

const NAME = "won";
const ENTRIES = "entries";

export class Storage {
  /** When it was opened there was no room for anything more. */
  full = false;

  private constructor(private readonly database: IDBDatabase) {}

  /** None where the browser keeps nothing; from a full disk what is there can still be read. */
  static async open(): Promise<Storage | null> {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES);
      const database = await done(opening);
      database.onversionchange = () => database.close(); // the data are being cleared
      const storage = new Storage(database);
      await storage.probe();
      return storage;
    } catch {
      return null;
    }
  }

  /** Throws where nothing can be written and no games are there. */
  private async probe(): Promise<void> {
    try {
      await this.write("{}", JSON.stringify({ probe: "" }));
    } catch (error) {
      const games = IDBKeyRange.bound("table/", "table0");
      if (!(await done(this.database.transaction(ENTRIES).objectStore(ENTRIES).count(games)))) throw error;
      this.full = true;
    }
  }

  /** Everything whose name begins with the prefix, as JSON. */
  async read(prefix: string): Promise<string> {
    const entries = this.database.transaction(ENTRIES).objectStore(ENTRIES);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [names, texts] = await Promise.all([done(entries.getAllKeys(range)), done(entries.getAll(range))]);
    return JSON.stringify(Object.fromEntries(names.map((name, at) => [name, texts[at] as string])));
  }

  /** False, with nothing written, if one of the new names is taken. Returns once the browser has written it. */
  write(added: string, changed: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(ENTRIES, "readwrite", { durability: "strict" });
      const entries = transaction.objectStore(ENTRIES);
      let taken = false;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (taken ? resolve(false) : reject(plain(transaction.error)));
      for (const [name, text] of Object.entries(JSON.parse(added) as Record<string, string>)) {
        const adding = entries.add(text, name);
        adding.onerror = () => {
          taken ||= adding.error?.name === "ConstraintError";
        };
      }
      for (const [name, text] of Object.entries(JSON.parse(changed) as Record<string, string>)) entries.put(text, name);
    });
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(plain(request.error));
  });
}

/** Python cannot take what the database throws for an exception, and would wait for ever. */
function plain(error: DOMException | null): Error {
  return new Error(String(error ?? "aborted"));
}
