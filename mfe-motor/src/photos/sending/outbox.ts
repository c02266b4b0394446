import { atom } from 'jotai';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { readVault, removeFromVault, vaultNames, writeVault } from '@payung/shared/session/vault.ts';
import type { PhotoHint, PhotoSlot, PhotoSource } from '#rules/inspection.ts';

/** A photo that was accepted and that the server has not confirmed. */
export interface OutboxPhoto {
  readonly quoteId: string;
  readonly slot: PhotoSlot;
  readonly photoId: string;
  readonly file: Blob;
  readonly source: PhotoSource;
  readonly hints: readonly PhotoHint[];
  readonly takenAt?: string;
  /** Of damage; else empty. */
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly acceptedAt: number;
  /** `refused`: the server does not want it, and another try would not help. */
  readonly state: 'waiting' | 'sending' | 'refused';
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem?: string;
}

type Outbox = Readonly<Record<string, OutboxPhoto>>;

/** By owner, quote and slot: a photo takes the place of an earlier one of its slot. */
const boxesAtom = atom<Outbox>({});

const nameOf = ({ quoteId, slot }: Pick<OutboxPhoto, 'quoteId' | 'slot'>): string =>
  `${store.get(ownerAtom)}:${quoteId}:${slot}`;

/** The photos of the person in this tab, oldest first. */
export const outboxAtom = atom((get): readonly OutboxPhoto[] => {
  const owner = get(ownerAtom);
  return Object.entries(get(boxesAtom))
    .filter(([name]) => name.startsWith(`${owner}:`))
    .map(([, photo]) => photo)
    .toSorted((one, other) => one.acceptedAt - other.acceptedAt);
});

export const putIntoOutbox = (photo: OutboxPhoto): void =>
  store.set(boxesAtom, (boxes) => ({ ...boxes, [nameOf(photo)]: photo }));

/** A restored photo never replaces a newer one. */
export const restoreIntoOutbox = (photo: OutboxPhoto): void =>
  store.set(boxesAtom, (boxes) => (nameOf(photo) in boxes ? boxes : { ...boxes, [nameOf(photo)]: photo }));

export const isInOutbox = (photo: OutboxPhoto): boolean =>
  store.get(boxesAtom)[nameOf(photo)]?.photoId === photo.photoId;

/** Does nothing when the photo was retaken meanwhile. */
export const changeInOutbox = (
  photo: OutboxPhoto,
  change: Partial<Pick<OutboxPhoto, 'state' | 'progress' | 'problem'>>,
): void => {
  const name = nameOf(photo);
  store.set(boxesAtom, (boxes) => {
    const now = boxes[name];
    return now?.photoId === photo.photoId ? { ...boxes, [name]: { ...now, ...change } } : boxes;
  });
};

export const takeFromOutbox = (quoteId: string, slot: PhotoSlot): void =>
  store.set(boxesAtom, ({ [nameOf({ quoteId, slot })]: _taken, ...others }) => others);

export const emptyOutbox = (): void => store.set(boxesAtom, {});

/** How long photos that the server has not confirmed are stored on the device, encrypted. */
export const STORED_MS = 24 * 3_600_000;

type StoredPhoto = Omit<OutboxPhoto, 'file' | 'state' | 'progress' | 'problem'> & {
  readonly type: string;
  /** Bytes, not a blob: Safari loses the content of blobs in its database. */
  readonly base64: string;
};

const prefixOf = (quoteId: string): string => `photo:${store.get(ownerAtom)}:${quoteId}:`;

const CHUNK = 0x80_00;

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);

export const storePhoto = async (photo: OutboxPhoto): Promise<void> => {
  const { file, state: _state, progress: _progress, problem: _problem, ...facts } = photo;
  const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  await writeVault(`${prefixOf(photo.quoteId)}${photo.slot}`, {
    ...facts,
    type: file.type,
    base64,
  } satisfies StoredPhoto);
};

export const deleteStoredPhoto = (quoteId: string, slot: PhotoSlot): Promise<void> =>
  removeFromVault(`${prefixOf(quoteId)}${slot}`);

const restore = ({ base64, type, ...facts }: StoredPhoto): OutboxPhoto => ({
  ...facts,
  file: new Blob([fromBase64(base64)], { type }),
  state: 'waiting',
  progress: 0,
});

const isValid = (photo: StoredPhoto | undefined): photo is StoredPhoto =>
  photo !== undefined && Date.now() - photo.acceptedAt <= STORED_MS;

const restoreOne = async (name: string): Promise<readonly OutboxPhoto[]> => {
  const photo = (await readVault(name)) as StoredPhoto | undefined;
  if (isValid(photo)) return [restore(photo)];
  await removeFromVault(name);
  return [];
};

/** The photos that a reload or a killed page left unsent; expired ones are deleted. */
export const restorePhotos = async (quoteId: string): Promise<readonly OutboxPhoto[]> => {
  const names = (await vaultNames()).filter((name) => name.startsWith(prefixOf(quoteId)));
  return (await Promise.all(names.map(restoreOne))).flat();
};
