import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { CONSENT_TEXT_VERSION } from '#journey/consents.tsx';
import type { ConsentValues } from '#journey/consents.tsx';
import { useOneAtATime } from '#journey/one-at-a-time.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import { useRefreshQuote } from '#journey/refresh-quote.ts';
import { useProblemText } from '#journey/save-step.ts';

interface ConfirmQuoteOptions {
  /** The version that was on the screen (`useSeenVersion`). */
  seenVersion: () => number | undefined;
  /** Where the quote is paid. */
  paymentPath: string;
}

/** Freezes the quote, records the consents, and goes to the payment. */
export const useConfirmQuote = (quoteId: string, { seenVersion, paymentPath }: ConfirmQuoteOptions) => {
  const navigate = useNavigate();
  const language = useLanguage();
  const refresh = useRefreshQuote();
  const problemText = useProblemText();
  const [isBusy, run] = useOneAtATime();

  const confirmation = useMutation({
    mutationFn: ({ terms = false, dataProcessing = false, marketing = false }: ConsentValues) =>
      call(endpoints.confirmQuote, {
        params: { quoteId },
        seenVersion: seenVersion(),
        body: { consents: { terms, dataProcessing, marketing }, textVersion: CONSENT_TEXT_VERSION, language },
      }),
  });

  const confirm = (consents: ConsentValues): void =>
    run(async () => {
      try {
        await confirmation.mutateAsync(consents);
      } catch {
        // Somebody may have changed the quote meanwhile: show how it stands now.
        await refresh(quoteId);
        return 'stays';
      }
      await refresh(quoteId);
      void navigate(quoteAddress(paymentPath, quoteId));
      return 'left';
    });

  const { error } = confirmation;
  return {
    confirm,
    isBusy,
    problem: error === null ? undefined : problemText(error),
    /** By a rule, as the price or the promo code is over by now: trying again does not help. */
    isRefused: error instanceof ApiError && error.status === 422,
  };
};
