import { clear, del, get, keys as namesIn, set } from 'idb-keyval';
import { answersAgain, askVault } from './vault-database.ts';
import { breakSeals, forgetLoadedKey, vaultKey, visitSeal } from './vault-key.ts';

/**
 * Drafts and offline answers, encrypted in IndexedDB with a key that cannot be exported. Those of a
 * visit or a hand-off are sealed by its key, which this tab alone has: when it or the tab ends, nobody can
 * open them. Nothing here rejects, and nothing waits long: where the browser has no IndexedDB or no
 * WebCrypto (plain http), or they fail, what was put in lives as long as the page.
 */
interface EncryptedEntry {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** A change that the database has not taken; without a text it is a removal. */
interface PendingChange {
  readonly text: string | undefined;
  /** Whose it is, where the tab alone may open it. */
  readonly seal: string | undefined;
}

const pending = new Map<string, PendingChange>();
/** What was begun before a wipe must not come back after it. */
let wipes = 0;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Names are bound to what they hold: an entry put under another name does not open. */
const cipherFor = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
});

const seal = async (name: string, text: string): Promise<EncryptedEntry> => {
  const key = await vaultKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt(cipherFor(iv, name), key, encoder.encode(text)) };
};

/** Sealing takes a moment: what was written or removed later under a name counts, not what ends later. */
const change = async (name: string, next: PendingChange): Promise<void> => {
  pending.set(name, next);
  const isLatest = (): boolean => pending.get(name) === next;
  try {
    const sealed = next.text === undefined ? undefined : await seal(name, next.text);
    if (!isLatest()) return;
    await askVault(({ entries }) => (sealed === undefined ? del(name, entries) : set(name, sealed, entries)));
    if (isLatest()) pending.delete(name);
  } catch {
    // It stays pending; a database that was only slow takes it later.
    void answersAgain()?.then(() => (isLatest() ? change(name, next) : undefined));
  }
};

export const writeVault = (name: string, value: unknown): Promise<void> =>
  change(name, { text: JSON.stringify(value), seal: visitSeal() });

export const removeFromVault = (name: string): Promise<void> =>
  change(name, { text: undefined, seal: undefined });

const readSealed = async (name: string): Promise<string | undefined> => {
  const sealed = await askVault(({ entries }) => get<EncryptedEntry>(name, entries));
  if (sealed === undefined) return undefined;
  const key = await vaultKey();
  try {
    return decoder.decode(await crypto.subtle.decrypt(cipherFor(sealed.iv, name), key, sealed.data));
  } catch {
    // Encrypted with a key that is gone.
    await askVault(({ entries }) => del(name, entries));
    return undefined;
  }
};

const readText = async (name: string): Promise<string | undefined> => {
  const before = wipes;
  const waiting = pending.get(name);
  if (waiting !== undefined) return waiting.seal === visitSeal() ? waiting.text : undefined;
  try {
    const text = await readSealed(name);
    return wipes === before ? text : undefined;
  } catch {
    return undefined;
  }
};

export const readVault = async (name: string): Promise<unknown> => {
  const text = await readText(name);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

/** Names of what was put in and is not stored: it would be gone with the page. */
export const unstoredNames = (): readonly string[] =>
  [...pending].flatMap(([name, { text }]) => (text === undefined ? [] : [name]));

export const vaultNames = async (): Promise<readonly string[]> => {
  const names = await askVault(({ entries }) => namesIn<string>(entries)).catch((): string[] => []);
  const stored = names.filter((name) => !pending.has(name));
  return [...stored, ...unstoredNames()];
};

/** Another tab wiped the vault: this one stops using the key that is gone. */
export const forgetVaultKeys = (): void => {
  wipes += 1;
  pending.clear();
  forgetLoadedKey();
};

/**
 * Throws the key away with the entries, so that nothing sealed so far can ever be opened. That holds at once, by
 * the seals that are broken first: it does not depend on a database that may fail or be silent.
 */
export const wipeVault = async (): Promise<void> => {
  forgetVaultKeys();
  breakSeals();
  await askVault(({ keys, entries }) => Promise.all([clear(keys), clear(entries)])).catch(() => undefined);
};
