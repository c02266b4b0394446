import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { useRequestId } from '@payung/shared/journey/start/make-quote.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { cleanValues } from './ci-start.form.ts';
import type { CiStartValues } from './ci-start.form.ts';

/** Makes the quote, and goes on to its link. */
export const useMakeCiQuote = (onSaved: () => Promise<void>) => {
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { requestIdOf, dropRequestId } = useRequestId('ci/sent');
  const [, changeContext] = useQuoteContext();
  const [isBusy, run] = useSingleFlight();
  const creation = useMutation({
    mutationFn: (values: CiStartValues) =>
      call(paCiEndpoints.createCiQuote, { body: { ...values, requestId: requestIdOf(values) } }),
  });

  const make = (values: CiStartValues): void =>
    run(async () => {
      try {
        const { quoteId } = await creation.mutateAsync(cleanValues(values));
        await dropRequestId();
        changeContext({ quoteId });
        await onSaved();
        // Back must not lead to an empty form that would make a second one.
        void navigate(quoteAddress(paCiRoutes.ciLink.path, quoteId), { replace: true });
        return 'navigated';
      } catch {
        return 'stayed';
      }
    });

  return { make, isBusy, problem: creation.error === null ? undefined : problemText(creation.error) };
};
