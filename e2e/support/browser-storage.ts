import type { Page } from '@playwright/test';

const DATABASES = ['payung-vault', 'payung-keys'] as const;
const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Runs in the page. Opening a database that does not exist would create it. */
export const keysIn = async (name: string): Promise<readonly string[]> => {
  const existing = await indexedDB.databases();
  if (!existing.some((database) => database.name === name)) return [];
  const done = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
    });
  const opening = indexedDB.open(name);
  await done(opening);
  const database = opening.result;
  const names: string[] = [];
  for (const store of database.objectStoreNames) {
    const keys = database.transaction(store).objectStore(store).getAllKeys();
    await done(keys);
    names.push(...keys.result.map((key) => `${store}: ${JSON.stringify(key)}`));
  }
  database.close();
  return names;
};

/** The keys of everything that a browser stores about people; the id of a tab is not. */
export const storedKeys = async (page: Page): Promise<readonly string[]> => {
  const plain = await page.evaluate(
    (storages) => storages.flatMap((storage) => Object.keys(globalThis[storage])),
    STORAGES,
  );
  const encrypted: string[] = [];
  for (const name of DATABASES) encrypted.push(...(await page.evaluate(keysIn, name)));
  return [...plain.filter((name) => name.startsWith('payung') && name !== 'payung.tab'), ...encrypted];
};

/** Runs in the page. */
export const keptPaths = async (): Promise<readonly string[]> => {
  const [name] = await caches.keys();
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
};

/** What the service worker keeps for a start without connection. */
export const keptPages = (page: Page): Promise<readonly string[]> => page.evaluate(keptPaths);

/** This many readings in a row must be equal before all drafts count as written. */
const EQUAL_READINGS = 4;
const MAX_READINGS = 200;

/**
 * Runs in the page. A draft is encrypted and then written to IndexedDB: every reading encrypts and opens the same
 * database, so drafts that are being written are finished before it.
 */
const draftsWritten = async ([equal, most]: readonly [number, number]): Promise<void> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const done = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(new Error('the drafts cannot be read')));
    });
  const nonces = async (): Promise<string> => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(4096));
    const existing = await indexedDB.databases();
    if (!existing.some(({ name }) => name === 'payung-vault')) return '';
    const opening = indexedDB.open('payung-vault');
    await done(opening);
    const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries').getAll();
    await done(entries);
    opening.result.close();
    return (entries.result as readonly { iv: Uint8Array }[]).map((entry) => entry.iv.join('.')).join(' ');
  };
  let before = await nonces();
  let same = 0;
  for (let reading = 0; reading < most && same < equal; reading += 1) {
    const now = await nonces();
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** Reloads once all drafts are written: people are slower than their device. */
export const reload = async (page: Page): Promise<void> => {
  await page.evaluate(draftsWritten, [EQUAL_READINGS, MAX_READINGS] as const);
  await page.reload();
};
