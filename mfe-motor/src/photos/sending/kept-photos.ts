import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { readVault, removeFromVault, vaultNames, writeVault } from '@payung/shared/session/vault.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { OutboxPhoto } from './outbox.ts';

/** Bytes that the server has not confirmed stay on the device, encrypted, for so long. */
export const KEPT_MS = 24 * 3_600_000;

type Kept = Omit<OutboxPhoto, 'file' | 'state' | 'progress' | 'problem'> & {
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

export const keepPhoto = async (photo: OutboxPhoto): Promise<void> => {
  const { file, state: _state, progress: _progress, problem: _problem, ...facts } = photo;
  const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  await writeVault(`${prefixOf(photo.quoteId)}${photo.slot}`, {
    ...facts,
    type: file.type,
    base64,
  } satisfies Kept);
};

export const dropKeptPhoto = (quoteId: string, slot: PhotoSlot): Promise<void> =>
  removeFromVault(`${prefixOf(quoteId)}${slot}`);

const restore = ({ base64, type, ...facts }: Kept): OutboxPhoto => ({
  ...facts,
  file: new Blob([fromBase64(base64)], { type }),
  state: 'waiting',
  progress: 0,
});

const isYoung = (photo: Kept | undefined): photo is Kept =>
  photo !== undefined && Date.now() - photo.acceptedAt <= KEPT_MS;

const restoreOne = async (name: string): Promise<readonly OutboxPhoto[]> => {
  const photo = (await readVault(name)) as Kept | undefined;
  if (isYoung(photo)) return [restore(photo)];
  await removeFromVault(name);
  return [];
};

/** What a reload or a killed page left unsent; what lies there too long is dropped. */
export const restorePhotos = async (quoteId: string): Promise<readonly OutboxPhoto[]> => {
  const names = (await vaultNames()).filter((name) => name.startsWith(prefixOf(quoteId)));
  return (await Promise.all(names.map(restoreOne))).flat();
};
