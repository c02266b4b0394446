import { atom, useAtom } from 'jotai';
import type { Logkey } from '#domain/resume-type.ts';
import { store } from './store.ts';

/** What the browser remembers of the quote that is open; all else is read from the server. */
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
