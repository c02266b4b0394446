import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import type { CreatedQuote, QuoteRecord } from '#schemas/quote.ts';
import { useListedProblems } from '#journey/steps/refused-fields.tsx';
import { useSingleFlight } from '#journey/steps/single-flight.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useProblemText } from '#journey/steps/save-step.ts';

interface MakeQuoteOptions<Quote, Values> {
  /** Of the form: the journey's entry. */
  step: JourneyStep<Quote>;
  /** Under which name the device remembers what was sent. */
  sentAs: string;
  /** The call that makes a quote; the same id twice makes one. */
  create: (values: Values, requestId: string) => Promise<Pick<CreatedQuote, 'quoteId'>>;
  /** Saves the change of the quote at hand, or sees that there is none; answers whether it is saved. */
  change: (quote: Quote, values: Values) => Promise<boolean>;
  /** Why the change could not be saved, and the error that says so. */
  problem: string | undefined;
  error?: Error | null;
  /** What was typed stands on the server now. */
  onSaved: () => Promise<void>;
  /** Where the answers decide what comes next; without it: the stop after this one. */
  nextAddress?: (quoteId: string, values: Values) => string;
}

/** Makes a quote, or changes the one that is open, and opens the next page. */
export const useMakeQuote = <Quote extends QuoteRecord, Values extends object>(
  options: MakeQuoteOptions<Quote, Values>,
) => {
  const { path, quote, nextAddressOfNew } = options.step;
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { requestIdOf, dropRequestId } = useRequestId(options.sentAs);
  const [, changeContext] = useQuoteContext();
  const [isBusy, run] = useSingleFlight();

  const creation = useMutation({
    mutationFn: (values: Values) => options.create(values, requestIdOf(values)),
  });

  const create = async (values: Values): Promise<string | undefined> => {
    try {
      const { quoteId } = await creation.mutateAsync(values);
      await dropRequestId();
      changeContext({ quoteId });
      return quoteId;
    } catch {
      return undefined;
    }
  };

  const change = async (saved: Quote, values: Values): Promise<string | undefined> =>
    (await options.change(saved, values)) ? saved.id : undefined;

  const save = (values: Values): void =>
    run(async () => {
      const quoteId = quote.data === undefined ? await create(values) : await change(quote.data, values);
      if (quoteId === undefined) return 'stayed';
      await options.onSaved();
      // Back from the next page finds this quote, not an empty form that would make a second one.
      await navigate(quoteAddress(path, quoteId), { replace: true });
      const next = options.nextAddress?.(quoteId, values) ?? nextAddressOfNew(quoteId);
      if (next !== undefined) void navigate(next);
      return 'navigated';
    });

  const problem = creation.error === null ? options.problem : problemText(creation.error);
  /** The same by field, where the server named fields. */
  const problems = useListedProblems({ error: creation.error ?? options.error ?? null, problem });
  return { save, isBusy, problem, problems };
};

interface SentForm {
  readonly answers: string;
  readonly id: string;
}

/**
 * One id for one set of answers: sent twice they make one quote, changed they make another. Kept on the
 * device, because a page may be reloaded before it has heard that its quote was made.
 */
export const useRequestId = (name: string) => {
  const [sent, keep] = useDraft<SentForm>(name);
  return {
    requestIdOf: (values: object): string => {
      const answers = JSON.stringify(values);
      if (sent?.answers === answers) return sent.id;
      const id = crypto.randomUUID();
      keep({ answers, id });
      return id;
    },
    /** The answer was heard. */
    dropRequestId: (): Promise<void> => dropDraft(name),
  };
};
