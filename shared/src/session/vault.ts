import { clear, createStore, del, entries, get, set, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { cipherAtom } from './session.ts';
import { store } from './store.ts';

/**
 * Drafts and offline answers, encrypted in IndexedDB with a key that cannot be exported. Those of a
 * visit or a hand-off are sealed by its key, which this tab alone has: when it or the tab ends, nobody can
 * open them. Where the browser has no IndexedDB or no WebCrypto (plain http), nothing is kept.
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
let visitKey: { readonly cipher: string; readonly key: Promise<CryptoKey> } | undefined;
/** What was begun before a wipe must not come back after it. */
let wipes = 0;
/** Sealing takes a moment: what was written or removed later under a name counts, not what ends later. */
const lastChange = new Map<string, symbol>();

const beginChange = (name: string): symbol => {
  const change = Symbol(name);
  lastChange.set(name, change);
  return change;
};

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

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const deriveKey = async (cipher: string): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', encoder.encode(cipher), 'HKDF', false, ['deriveKey']);
  const info = encoder.encode('payung-vault');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
};

const vaultKey = (): Promise<CryptoKey> => {
  const cipher = store.get(cipherAtom);
  if (cipher === undefined) return (currentKey ??= makeKey());
  if (visitKey?.cipher !== cipher) visitKey = { cipher, key: deriveKey(cipher) };
  return visitKey.key;
};

/** Names are bound to what they hold: an entry put under another name does not open. */
const cipherFor = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
});

export const writeVault = async (name: string, value: unknown): Promise<void> => {
  if (!isVaultAvailable()) return;
  const before = wipes;
  const change = beginChange(name);
  const key = await vaultKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(cipherFor(iv, name), key, encoder.encode(JSON.stringify(value)));
  if (wipes !== before || lastChange.get(name) !== change) return;
  await setMany([[name, { iv, data } satisfies Sealed]], entryStore());
};

export const readVault = async (name: string): Promise<unknown> => {
  if (!isVaultAvailable()) return undefined;
  const sealed = await get<Sealed>(name, entryStore());
  if (sealed === undefined) return undefined;
  const before = wipes;
  try {
    const plain = await crypto.subtle.decrypt(cipherFor(sealed.iv, name), await vaultKey(), sealed.data);
    return wipes === before ? (JSON.parse(decoder.decode(plain)) as unknown) : undefined;
  } catch {
    // Sealed with a key that is gone.
    await del(name, entryStore());
    return undefined;
  }
};

export const removeFromVault = async (name: string): Promise<void> => {
  if (!isVaultAvailable()) return;
  beginChange(name);
  await del(name, entryStore());
};

export const vaultNames = async (): Promise<readonly string[]> =>
  isVaultAvailable() ? (await entries<string, Sealed>(entryStore())).map(([name]) => name) : [];

/** Another tab wiped the vault: this one stops using the key that is gone. */
export const forgetVaultKeys = (): void => {
  wipes += 1;
  currentKey = undefined;
  visitKey = undefined;
};

/** Throws the key away with the entries, so that nothing sealed so far can ever be opened. */
export const wipeVault = async (): Promise<void> => {
  forgetVaultKeys();
  if (!isVaultAvailable()) return;
  await Promise.all([clear(keyStore()), clear(entryStore())]);
};
