import { useSearchParams } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';

const QUOTE_ID = /^[0-9a-f]{24}$/;

/** The quote that the address names; a visit or a hand-off without one means its own. */
export const useQuoteId = (): string | undefined => {
  const [query] = useSearchParams();
  const session = useSession();
  const named =
    query.get('quoteId') ?? (session.kind === 'link' || session.kind === 'handoff' ? session.quoteId : '');
  return QUOTE_ID.test(named) ? named : undefined;
};

/** A journey address that names its quote, where there is one yet. */
export const quoteAddress = (path: string, quoteId: string | undefined): string =>
  quoteId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}quoteId=${quoteId}`;
