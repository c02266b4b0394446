import type { Page } from '@playwright/test';

/** As often as the device must say the same, one look after the other, before it has nothing left to write. */
const STILL = 4;
const MOST_LOOKS = 200;

/**
 * Runs in the page. What was entered is encrypted and then written: every look takes the same way, so that what
 * was on its way before it has arrived.
 */
const untilKept = async ([still, most]: readonly [number, number]): Promise<void> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const done = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(new Error('the drafts cannot be read')));
    });
  const seals = async (): Promise<string> => {
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
  let before = await seals();
  let same = 0;
  for (let look = 0; look < most && same < still; look += 1) {
    const now = await seals();
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** Reloads as people do, who are slower than their device keeps what they entered. */
export const reload = async (page: Page): Promise<void> => {
  await page.evaluate(untilKept, [STILL, MOST_LOOKS] as const);
  await page.reload();
};
