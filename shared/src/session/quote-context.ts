import { idleMs } from './drafts.ts';
import { ownerAtom } from './session.ts';
import { store } from './store.ts';
import { tabId } from './tab-id.ts';
import { readVault, writeVault } from './vault.ts';
import { atom, useAtom } from 'jotai';
import type { Logkey } from '#domain/resume-type.ts';

interface StoredContext {
  readonly savedAt: number;
  readonly context: Partial<QuoteContext>;
}

/** Two tabs may hold two quotes: a reload finds its own, a new session the last of them. */
const placesOf = (owner: string): readonly string[] => [
  `context:${owner}:${tabId()}`,
  `context:${owner}:last`,
];

const keep = async (): Promise<void> => {
  const context = store.get(quoteContextAtom);
  if (context.quoteId === '') return;
  const kept: StoredContext = { savedAt: Date.now(), context };
  await Promise.all(placesOf(store.get(ownerAtom)).map((place) => writeVault(place, kept)));
};

/** Brings the context of this visitor back, unless a quote was opened meanwhile. */
export const restoreQuoteContext = async (): Promise<void> => {
  const owner = store.get(ownerAtom);
  for (const place of placesOf(owner)) {
    const kept = (await readVault(place)) as StoredContext | undefined;
    const isFresh = kept !== undefined && Date.now() - kept.savedAt <= idleMs();
    const isStillWanted = store.get(ownerAtom) === owner && store.get(quoteContextAtom).quoteId === '';
    if (isFresh && isStillWanted) {
      store.set(quoteContextAtom, { ...emptyQuoteContext, ...kept.context });
      return;
    }
  }
};

/** Keeps the context on the device from now on, encrypted. Returns a function that stops. */
export const keepQuoteContext = (): (() => void) => store.sub(quoteContextAtom, () => void keep());

/**
 * What the browser remembers of the quote that is open, under the names of the specification (SHELL-035): of its eighteen
 * fields what neither the address nor the record says (`docs/quote-context.md`, ruling R62).
 */
export interface QuoteContext {
  /** Technical id, as addresses carry it. */
  readonly quoteId: string;
  /** How the quote came to be open (SHELL-036); some products have values of their own. */
  readonly resumeType: string | undefined;
}

export const emptyQuoteContext: QuoteContext = { quoteId: '', resumeType: undefined };

export const quoteContextAtom = atom<QuoteContext>(emptyQuoteContext);

/** The context and a function that changes parts of it. Another quote starts from an empty context. */
export const useQuoteContext = (): readonly [QuoteContext, (change: Partial<QuoteContext>) => void] => {
  const [context, setContext] = useAtom(quoteContextAtom, { store });
  const change = (part: Partial<QuoteContext>) =>
    setContext((before) => {
      const isOther = part.quoteId !== undefined && before.quoteId !== '' && part.quoteId !== before.quoteId;
      return { ...(isOther ? emptyQuoteContext : before), ...part };
    });
  return [context, change];
};

/** Somebody opens a quote with a click: from where, or from nowhere that is logged (ruling R60). */
export const openQuote = (quoteId: string, from?: Logkey): void =>
  store.set(quoteContextAtom, { quoteId, resumeType: from });

/** How that quote came to be open; what is known of another one says nothing of it. */
export const useResumeType = (quoteId: string | undefined): string | undefined => {
  const [context] = useQuoteContext();
  return context.quoteId === quoteId ? context.resumeType : undefined;
};
