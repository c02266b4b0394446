import { delMany, get, keys as namesIn, set } from 'idb-keyval';
import { deviceStorage, keptId, readJson, tabStorage, writeJson } from './browser-storage.ts';
import { cipherAtom, ownerAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { askVault } from './vault-database.ts';

/** The name of the device's key: who has forgotten it opens nothing, even where the key itself could not be thrown away. */
const DEVICE_SEAL = 'payung.seal';
const VISIT_SEAL = 'payung.visitSeal';

let current: { readonly seal: string; readonly key: Promise<CryptoKey> } | undefined;

const makeKey = (seal: string): Promise<CryptoKey> =>
  askVault(async ({ keys }) => {
    const stored = await get<CryptoKey>(seal, keys);
    if (stored !== undefined) return stored;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Left by a wipe at which the database failed.
    const others = (await namesIn<string>(keys)).filter((name) => name !== seal);
    await delMany(others, keys);
    await set(seal, key, keys);
    // Two tabs may have made a key at once: the one that was stored last is everybody's.
    return (await get<CryptoKey>(seal, keys)) ?? key;
  });

const encoder = new TextEncoder();

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

interface VisitSeal {
  readonly owner: string;
  readonly cipher: string;
}

/**
 * What this tab alone seals with. A visit that the server ended comes back with another key: for the same
 * customer in the same tab the first one continues sealing, so that what was typed is found (ruling R64).
 */
export const visitSeal = (): string | undefined => {
  const cipher = store.get(cipherAtom);
  if (cipher === undefined || store.get(sessionAtom).kind !== 'link') return cipher;
  const owner = store.get(ownerAtom);
  const kept = readJson(tabStorage, VISIT_SEAL) as VisitSeal | null | undefined;
  if (kept?.owner === owner) return kept.cipher;
  writeJson(tabStorage, VISIT_SEAL, { owner, cipher } satisfies VisitSeal);
  return cipher;
};

/** The key of the session of this tab. */
export const vaultKey = (): Promise<CryptoKey> => {
  const visit = visitSeal();
  const seal = visit ?? keptId(deviceStorage, DEVICE_SEAL);
  if (current?.seal === seal) return current.key;
  const key = visit === undefined ? makeKey(seal) : deriveKey(visit);
  current = { seal, key };
  // A database that failed may work the next time.
  void key.catch(() => {
    if (current?.key === key) current = undefined;
  });
  return key;
};

export const forgetLoadedKey = (): void => {
  current = undefined;
};

/** From now on nobody can open what was sealed so far. */
export const breakSeals = (): void => {
  forgetLoadedKey();
  deviceStorage.write(DEVICE_SEAL, undefined);
  tabStorage.write(VISIT_SEAL, undefined);
};
