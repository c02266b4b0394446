import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { store } from '@payung/shared/session/store.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { PreparedPhoto } from '../picture/prepare-photo.ts';
import { dropKeptPhoto, keepPhoto, restorePhotos } from './kept-photos.ts';
import { outboxAtom, putBack, putIntoOutbox, takeFromOutbox } from './outbox.ts';
import type { OutboxPhoto } from './outbox.ts';
import { sendPhotos } from './send-photos.ts';

/** Photos of a quote on their way to the server. They go on being sent on every page of the inspection. */
export const useOutbox = (quoteId: string): readonly OutboxPhoto[] => {
  useEffect(() => {
    let isCurrent = true;
    if (quoteId !== '') {
      void restorePhotos(quoteId).then((photos) => {
        if (!isCurrent) return;
        for (const photo of photos) putBack(photo);
        void sendPhotos();
      });
    }
    const hurry = (): void => {
      if (document.visibilityState !== 'hidden') void sendPhotos();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, [quoteId]);
  return useAtomValue(outboxAtom, { store }).filter((photo) => photo.quoteId === quoteId);
};

interface Accepted extends PreparedPhoto {
  readonly quoteId: string;
  readonly slot: PhotoSlot;
  readonly description: string;
}

/** Sends a photo, in place of an earlier one of its slot. It is sent though the device could not keep it. */
export const acceptPhoto = (accepted: Accepted): void => {
  const photo: OutboxPhoto = {
    ...accepted,
    photoId: crypto.randomUUID(),
    acceptedAt: Date.now(),
    state: 'waiting',
    progress: 0,
  };
  putIntoOutbox(photo);
  void keepPhoto(photo).catch(() => undefined);
  void sendPhotos();
};

export const dropPhoto = (quoteId: string, slot: PhotoSlot): void => {
  takeFromOutbox(quoteId, slot);
  void dropKeptPhoto(quoteId, slot);
};
