import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { CONSENT_TEXT_VERSION } from '@payung/shared/journey/consents.tsx';
import type { ConsentValues } from '@payung/shared/journey/consents.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { useRefreshQuote } from '@payung/shared/journey/refresh-quote.ts';
import { useProblemText, useSeenVersion } from '@payung/shared/journey/save-step.ts';

/** Freezes the quote, records the consents, and goes to the payment. */
export const useConfirmQuote = (quoteId: string) => {
  const navigate = useNavigate();
  const language = useLanguage();
  const refresh = useRefreshQuote();
  const problemText = useProblemText();
  const [isBusy, run] = useOneAtATime();
  const seenVersion = useSeenVersion(quoteId);

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
      void navigate(quoteAddress(shellRoutes.payment.path, quoteId));
      return 'left';
    });

  return {
    confirm,
    isBusy,
    problem: confirmation.error === null ? undefined : problemText(confirmation.error),
  };
};
