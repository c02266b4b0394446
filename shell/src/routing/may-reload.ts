import { isWriting } from '@payung/shared/writes.ts';
import { deviceStorage, tabStorage } from '@payung/shared/session/browser-storage.ts';
import { ANSWER_PREFIX } from '@payung/shared/session/forget.ts';
import { unstoredNames } from '@payung/shared/session/vault.ts';

/** What was typed, photographed or opened is on the device: a browser may refuse to store it. */
const isAllStored = (): boolean =>
  !deviceStorage.holdsUnstored() &&
  !tabStorage.holdsUnstored() &&
  unstoredNames().every((name) => name.startsWith(ANSWER_PREFIX));

/** Whether loading a page as a document loses nothing; a navigation state would be lost. */
export const mayReload = (navigationState: unknown): boolean =>
  navigator.onLine && (navigationState ?? null) === null && isAllStored() && !isWriting();
