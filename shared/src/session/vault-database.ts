import { createStore } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

interface VaultDatabase {
  readonly keys: UseStore;
  readonly entries: UseStore;
}

/** Longer than a busy phone needs; signing in waits no longer. */
const ANSWER_MS = 2_000;

let database: VaultDatabase | undefined;
/** Questions that it let pass in silence and has not answered since. */
let unanswered = new Set<Promise<unknown>>();
/** Large entries may queue for longer than anybody waits: while it answers anything, it is not silent. */
let answers = 0;

/**
 * WebKit leaves a database silent for the next page where this one goes away with an open connection: each is closed
 * first. A page that comes back opens them again.
 */
const closeBeforeThePageGoes = (): void => {
  const left = database;
  database = undefined;
  if (left === undefined) return;
  for (const use of [left.keys, left.entries])
    void use('readonly', (objects) => objects.transaction.db.close()).catch(() => undefined);
};

const opened = (): VaultDatabase => {
  if (database === undefined) {
    database = {
      keys: createStore('payung-keys', 'keys'),
      entries: createStore('payung-vault', 'entries'),
    };
    addEventListener('pagehide', closeBeforeThePageGoes, { once: true });
  }
  return database;
};

const within = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const wait = (before: number): void => {
      timer = setTimeout(() => {
        if (answers !== before) return wait(answers);
        unanswered.add(answer);
        const isAnswered = (): void => void unanswered.delete(answer);
        void answer.then(isAnswered, isAnswered);
        reject(new Error('The database of the browser does not answer.'));
      }, ANSWER_MS);
    };
    wait(answers);
  });
  try {
    const given = await Promise.race([answer, silence]);
    answers += 1;
    return given;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Asks the databases of the vault, and rejects soon where a browser has none, fails or is silent. Browsers close a
 * connection in the background: it is opened once more. A silent one is waited for once, not by everything that
 * asks; when it answers after all, it is used again.
 */
export const askVault = async <T>(ask: (stores: VaultDatabase) => Promise<T>): Promise<T> => {
  if (unanswered.size > 0) throw new Error('The database of the browser is still silent.');
  try {
    return await within(ask(opened()));
  } catch (error) {
    if (unanswered.size > 0) throw error;
    database = undefined;
    return within(ask(opened()));
  }
};

/** When a silent database has answered all that it was asked; undefined where no answer is waited for. */
export const answersAgain = (): Promise<unknown> | undefined =>
  unanswered.size === 0 ? undefined : Promise.allSettled(unanswered);

/** As in a page that was just opened: what the database left unanswered counts no more. */
export const reopenVault = (): void => {
  database = undefined;
  unanswered = new Set();
};
