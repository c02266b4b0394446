import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { config } from '../config.ts';
import { ownerAtom } from './session.ts';
import { store } from './store.ts';
import { readVault, removeFromVault, writeVault } from './vault.ts';

/** Form answers that were typed but not yet saved on the server, by name. Encrypted on the device. */
const draftsAtom = atom<Readonly<Record<string, unknown>>>({});

interface Kept {
  readonly savedAt: number;
  readonly value: unknown;
}

const nameOf = (draft: string): string => `draft:${store.get(ownerAtom)}:${draft}`;

const keep = (draft: string, value: unknown): void => {
  store.set(draftsAtom, (drafts) => ({ ...drafts, [draft]: value }));
  void writeVault(nameOf(draft), { savedAt: Date.now(), value } satisfies Kept);
};

/** Brings a draft back, unless nobody touched it for a day. */
export const restoreDraft = async (draft: string): Promise<unknown> => {
  const kept = (await readVault(nameOf(draft))) as Kept | undefined;
  if (kept === undefined) return undefined;
  if (Date.now() - kept.savedAt > config.storage.draftIdleMs) {
    await removeFromVault(nameOf(draft));
    return undefined;
  }
  return kept.value;
};

export const dropDraft = async (draft: string): Promise<void> => {
  store.set(draftsAtom, ({ [draft]: _dropped, ...others }) => others);
  await removeFromVault(nameOf(draft));
};

export const dropAllDrafts = (): void => store.set(draftsAtom, {});

/**
 * A form's draft, for example `kite/customer/{quoteId}`. `undefined` until something was typed or
 * brought back; what is typed before the restored draft arrives wins.
 */
export const useDraft = <T>(draft: string): readonly [T | undefined, (value: T) => void] => {
  const [drafts] = useAtom(draftsAtom, { store });
  useEffect(() => {
    let isCurrent = true;
    void restoreDraft(draft).then((value) => {
      if (!isCurrent || value === undefined) return;
      store.set(draftsAtom, (now) => (draft in now ? now : { ...now, [draft]: value }));
    });
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return [drafts[draft] as T | undefined, (value: T) => keep(draft, value)];
};
