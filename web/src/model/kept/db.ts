// A small promise around IndexedDB: three stores, opened once. Every version of the database has a step that leads to it
// from the one before.

export interface Database {
  all(store: StoreName): Promise<unknown[]>;
  // Writes and removes in one transaction: all of it or nothing.
  write(changes: readonly Change[]): Promise<void>;
  close(): void;
}

export type StoreName = 'games' | 'folders' | 'notes';
export type Change = { store: StoreName; put: { id: string } } | { store: StoreName; remove: string };

const STEPS: ((db: IDBDatabase) => void)[] = [
  // 1: a record for each game, for each folder of levels, and for single things such as the settings.
  (db) => {
    for (const name of ['games', 'folders', 'notes']) db.createObjectStore(name, { keyPath: 'id' });
  },
];

const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('the transaction failed'));
  });

const TICKS = 30;

// Rejects where the browser forbids it, and after a while where it never answers; while the page stands still, as on a
// computer that sleeps, that while stands still as well. `onOutdated`: another tab has opened a newer version of the page,
// so that nothing more can be written here.
export function openDatabase(
  factory: IDBFactory,
  onOutdated: () => void,
  patience = 3000,
  name = 'gridlock',
): Promise<Database> {
  return new Promise((resolve, reject) => {
    let ticks = 0;
    const timer = setInterval(
      () => ++ticks > TICKS && reject(new Error('the storage does not answer')),
      patience / TICKS,
    );
    const request = factory.open(name, STEPS.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const step of STEPS.slice(oldVersion)) step(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearInterval(timer);
      const db = request.result;
      db.onversionchange = () => {
        db.close();
        onOutdated();
      };
      resolve({
        all: (store) =>
          new Promise((receive, fail) => {
            const got = db.transaction(store).objectStore(store).getAll();
            got.onsuccess = () => receive(got.result);
            got.onerror = () => fail(got.error);
          }),
        write: (changes) => {
          const stores = [...new Set(changes.map((change) => change.store))];
          const transaction = db.transaction(stores, 'readwrite');
          for (const change of changes) {
            const store = transaction.objectStore(change.store);
            if ('put' in change) store.put(change.put);
            else store.delete(change.remove);
          }
          transaction.commit(); // without waiting for answers that a page being left would not hear
          return done(transaction);
        },
        close: () => db.close(),
      });
    };
  });
}
