import type { Page } from '@playwright/test';

const DATABASES = ['payung-vault', 'payung-keys'] as const;
const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Runs in the page. Opening a database that does not exist would create it. */
const keysIn = async (name: string): Promise<readonly string[]> => {
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

/** The keys of everything that a browser stores about people. The number of a tab is about nobody. */
export const storedKeys = async (page: Page): Promise<readonly string[]> => {
  const plain = await page.evaluate(
    (storages) => storages.flatMap((storage) => Object.keys(globalThis[storage])),
    STORAGES,
  );
  const encrypted: string[] = [];
  for (const name of DATABASES) encrypted.push(...(await page.evaluate(keysIn, name)));
  return [...plain.filter((name) => name.startsWith('payung') && name !== 'payung.tab'), ...encrypted];
};
