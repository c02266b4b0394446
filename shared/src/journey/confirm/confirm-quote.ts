import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { CONSENT_TEXT_VERSION } from './consents.tsx';
import type { ConsentValues } from './consents.tsx';
import { today } from '#journey/steps/today.ts';
import { useSingleFlight } from '#journey/steps/single-flight.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { useProblemText } from '#journey/steps/save-step.ts';

/** Freezes the quote as it is on the screen, records the consents, and goes to the payment. */
export const useConfirmQuote = <Quote extends QuoteRecord>({
  quoteId,
  quote,
  goNext,
}: JourneyStep<Quote>) => {
  const language = useLanguage();
  const refresh = useRefreshQuote();
  const problemText = useProblemText();
  const [isBusy, run] = useSingleFlight();
  /** The texts behind the boxes are those of the day on which they were shown. */
  const [shownOn] = useState(today);
  /** What was due when the quote was confirmed. */
  const [shownDue, setShownDue] = useState<number>();

  const confirmation = useMutation({
    mutationFn: ({ terms = false, dataProcessing = false, marketing = false }: ConsentValues) =>
      call(quoteEndpoints.confirmQuote, {
        params: { quoteId },
        seenVersion: quote.data?.version,
        body: {
          consents: { terms, dataProcessing, marketing },
          textVersion: CONSENT_TEXT_VERSION,
          shownOn,
          language,
        },
      }),
  });

  const confirm = (shown: Quote, consents: ConsentValues): void =>
    run(async () => {
      setShownDue(shown.duePremium);
      try {
        await confirmation.mutateAsync(consents);
      } catch {
        // Somebody may have changed the quote meanwhile: show how it stands now.
        await refresh(quoteId);
        return 'stayed';
      }
      await refresh(quoteId);
      goNext(shown);
      return 'navigated';
    });

  const { error } = confirmation;
  const due = quote.data?.duePremium;
  return {
    confirm,
    isBusy,
    problem: error === null ? undefined : problemText(error, due === shownDue ? undefined : due),
    /** By a rule, because the price or the promo code has expired: trying again does not help. */
    isRefused: error instanceof ApiError && error.status === 422,
  };
};
