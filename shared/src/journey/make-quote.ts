import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { QuoteContext } from '@payung/shared/session/quote-context.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { useOneAtATime } from '#journey/one-at-a-time.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import { useRequestId } from '#journey/request-id.ts';
import { useProblemText } from '#journey/save-step.ts';

interface MakeQuoteOptions<Quote, Values> {
  /** Under which name the device remembers what was sent. */
  sentAs: string;
  /** The call that makes a quote; the same id twice makes one. */
  create: (
    values: Values,
    requestId: string,
  ) => Promise<{ readonly quoteId: string; readonly quote_Id: string }>;
  /** Saves the change of the quote at hand, or sees that there is none; answers whether it is saved. */
  change: (quote: Quote, values: Values) => Promise<boolean>;
  /** Why the change could not be saved. */
  problem: string | undefined;
  /** Whose quote it is. */
  context: Partial<QuoteContext>;
  paths: { readonly createQuote: string; readonly next: string };
  /** What was typed stands on the server now. */
  onSaved: () => Promise<void>;
}

/** Makes a quote, or changes the one at hand, and goes on. */
export const useMakeQuote = <Quote extends QuoteRecord, Values extends object>(
  quote: Quote | undefined,
  options: MakeQuoteOptions<Quote, Values>,
) => {
  const { paths } = options;
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { requestIdOf, dropRequestId } = useRequestId(options.sentAs);
  const [, changeContext] = useQuoteContext();
  const [isBusy, run] = useOneAtATime();

  const creation = useMutation({
    mutationFn: (values: Values) => options.create(values, requestIdOf(values)),
  });

  const create = async (values: Values): Promise<string | undefined> => {
    try {
      const { quoteId, quote_Id } = await creation.mutateAsync(values);
      await dropRequestId();
      changeContext({ quoteId, quote_Id, ...options.context });
      return quoteId;
    } catch {
      return undefined;
    }
  };

  const change = async (saved: Quote, values: Values): Promise<string | undefined> =>
    (await options.change(saved, values)) ? saved._id : undefined;

  const save = (values: Values): void =>
    run(async () => {
      const quoteId = quote === undefined ? await create(values) : await change(quote, values);
      if (quoteId === undefined) return 'stays';
      await options.onSaved();
      // Back from the next page finds this quote, not an empty form that would make a second one.
      await navigate(quoteAddress(paths.createQuote, quoteId), { replace: true });
      void navigate(quoteAddress(paths.next, quoteId));
      return 'left';
    });

  return {
    save,
    isBusy,
    problem: creation.error === null ? options.problem : problemText(creation.error),
  };
};
