import type { Page } from '@playwright/test';

const DATABASES = ['payung-vault', 'payung-keys'] as const;

/** What a browser holds about people: names in storages and IndexedDB. A tab's number names nobody. */
export const namesKept = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (databases) => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${name} does not open`)));
      });
    const namesIn = async (name: string): Promise<readonly string[]> => {
      const database = await open(name);
      const names: string[] = [];
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => {
          request.addEventListener('success', resolve);
        });
        names.push(...request.result.map((key) => `${name}: ${JSON.stringify(key)}`));
      }
      database.close();
      return names;
    };
    // Opening what does not exist would make it.
    const existing = (await indexedDB.databases()).map(({ name }) => name);
    const kept = await Promise.all(databases.filter((name) => existing.includes(name)).map(namesIn));
    const plain = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const isOurs = (name: string) => name.startsWith('payung') && name !== 'payung.tab';
    return [...plain.filter(isOurs), ...kept.flat()];
  }, DATABASES);
