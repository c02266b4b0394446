import { clear, createStore, del, entries, get, set, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/**
 * Drafts and offline answers, encrypted in IndexedDB with a key that cannot be exported. Where the
 * browser has no IndexedDB or no WebCrypto (plain http), nothing is kept.
 */
const stores: { keys?: UseStore; entries?: UseStore } = {};
const keyStore = (): UseStore => (stores.keys ??= createStore('payung-keys', 'keys'));
const entryStore = (): UseStore => (stores.entries ??= createStore('payung-vault', 'entries'));

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const KEY = 'vault';
let currentKey: Promise<CryptoKey> | undefined;

export const isVaultAvailable = (): boolean =>
  typeof indexedDB !== 'undefined' &&
  typeof crypto !== 'undefined' &&
  'subtle' in crypto &&
  crypto.subtle !== undefined;

const makeKey = async (): Promise<CryptoKey> => {
  const stored = await get<CryptoKey>(KEY, keyStore());
  if (stored !== undefined) return stored;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(KEY, key, keyStore());
  // Two tabs may have made a key at once: the one that was stored last is everybody's.
  return (await get<CryptoKey>(KEY, keyStore())) ?? key;
};

const vaultKey = (): Promise<CryptoKey> => (currentKey ??= makeKey());

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Names are bound to what they hold: an entry put under another name does not open. */
const cipherFor = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
});

export const writeVault = async (name: string, value: unknown): Promise<void> => {
  if (!isVaultAvailable()) return;
  const key = await vaultKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(cipherFor(iv, name), key, encoder.encode(JSON.stringify(value)));
  // A wipe that came meanwhile has thrown the key away: what it sealed must not come back.
  if (currentKey === undefined || (await currentKey) !== key) return;
  await setMany([[name, { iv, data } satisfies Sealed]], entryStore());
};

export const readVault = async (name: string): Promise<unknown> => {
  if (!isVaultAvailable()) return undefined;
  const sealed = await get<Sealed>(name, entryStore());
  if (sealed === undefined) return undefined;
  try {
    const plain = await crypto.subtle.decrypt(cipherFor(sealed.iv, name), await vaultKey(), sealed.data);
    return JSON.parse(decoder.decode(plain)) as unknown;
  } catch {
    // Sealed with a key that is gone.
    await del(name, entryStore());
    return undefined;
  }
};

export const removeFromVault = async (name: string): Promise<void> => {
  if (isVaultAvailable()) await del(name, entryStore());
};

export const vaultNames = async (): Promise<readonly string[]> =>
  isVaultAvailable() ? (await entries<string, Sealed>(entryStore())).map(([name]) => name) : [];

/** Throws the key away with the entries, so that nothing sealed so far can ever be opened. */
export const wipeVault = async (): Promise<void> => {
  currentKey = undefined;
  if (!isVaultAvailable()) return;
  await Promise.all([clear(keyStore()), clear(entryStore())]);
};
