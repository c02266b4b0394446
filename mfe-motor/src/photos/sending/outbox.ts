import { atom } from 'jotai';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
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
  /** Of damage. */
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

/** Of whoever uses this tab, oldest first. */
export const outboxAtom = atom((get): readonly OutboxPhoto[] => {
  const owner = get(ownerAtom);
  return Object.entries(get(boxesAtom))
    .filter(([name]) => name.startsWith(`${owner}:`))
    .map(([, photo]) => photo)
    .toSorted((one, other) => one.acceptedAt - other.acceptedAt);
});

export const putIntoOutbox = (photo: OutboxPhoto): void =>
  store.set(boxesAtom, (boxes) => ({ ...boxes, [nameOf(photo)]: photo }));

/** Restored photos never replace newer ones. */
export const putBack = (photo: OutboxPhoto): void =>
  store.set(boxesAtom, (boxes) => (nameOf(photo) in boxes ? boxes : { ...boxes, [nameOf(photo)]: photo }));

export const isInOutbox = (photo: OutboxPhoto): boolean =>
  store.get(boxesAtom)[nameOf(photo)]?.photoId === photo.photoId;

/** Nothing happens when the photo was retaken meanwhile. */
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
