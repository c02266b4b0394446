import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { config } from '../config.ts';
import { cipherAtom, ownerAtom } from './session.ts';
import { store } from './store.ts';
import { readVault, removeFromVault, writeVault } from './vault.ts';

/** Form answers that were typed but not yet saved on the server, by owner and name. Encrypted on the device. */
const draftsAtom = atom<Readonly<Record<string, unknown>>>({});

interface StoredDraft {
  readonly savedAt: number;
  readonly value: unknown;
}

const nameOf = (draft: string): string => `draft:${store.get(ownerAtom)}:${draft}`;

export const keepDraft = (draft: string, value: unknown): void => {
  const name = nameOf(draft);
  store.set(draftsAtom, (drafts) => ({ ...drafts, [name]: value }));
  void writeVault(name, { savedAt: Date.now(), value } satisfies StoredDraft);
};

/** How long what this visitor left stays on the device: a customer's, and a second device's, shorter than an agent's. */
export const idleMs = (): number =>
  store.get(cipherAtom) !== undefined ? config.storage.visitIdleMs : config.storage.draftIdleMs;

/** Brings a draft back, unless nobody touched it for too long. */
export const restoreDraft = async (draft: string): Promise<unknown> => {
  const name = nameOf(draft);
  const kept = (await readVault(name)) as StoredDraft | undefined;
  if (kept === undefined) return undefined;
  if (Date.now() - kept.savedAt > idleMs()) {
    await removeFromVault(name);
    return undefined;
  }
  return kept.value;
};

export const dropDraft = async (draft: string): Promise<void> => {
  const name = nameOf(draft);
  // Stays known as dropped, so that a read of the vault that began before brings nothing back.
  store.set(draftsAtom, (drafts) => ({ ...drafts, [name]: undefined }));
  await removeFromVault(name);
};

export const dropAllDrafts = (): void => store.set(draftsAtom, {});

/**
 * A form's draft, for example `kite/customer/{quoteId}`. `undefined` until something was typed or
 * brought back; what is typed before the restored draft arrives wins.
 */
export const useDraft = <T>(draft: string): readonly [T | undefined, (value: T) => void] => {
  const drafts = useAtomValue(draftsAtom, { store });
  const name = `draft:${useAtomValue(ownerAtom, { store })}:${draft}`;
  useEffect(() => {
    let isCurrent = true;
    void restoreDraft(draft).then((value) => {
      if (!isCurrent || value === undefined) return;
      store.set(draftsAtom, (now) => (name in now ? now : { ...now, [name]: value }));
    });
    return () => {
      isCurrent = false;
    };
  }, [draft, name]);
  return [drafts[name] as T | undefined, (value: T) => keepDraft(draft, value)];
};
