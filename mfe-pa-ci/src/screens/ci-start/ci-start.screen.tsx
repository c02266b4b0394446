import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { DraftOffer } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { call } from '@payung/shared/api/client.ts';
import { useRequestId } from '@payung/shared/journey/start/make-quote.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { useText } from '#messages/catalogue.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { CiStartForm } from './ci-start-form.tsx';
import { EMPTY, cleanValues } from './ci-start.form.ts';
import type { CiStartValues } from './ci-start.form.ts';

/** The form of an agent: the customer to hand over, and discount and promo code. */
export const Screen = () => {
  const t = useText();
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CiStartValues>('ci/new');
  const quote = useMakeCiQuote(draft.drop);
  return (
    <Page
      title={t('ci.start.title')}
      intro={t('ci.start.intro')}
      bar={
        <QuoteFormBar
          label={t('ci.start.submit')}
          isReady={lead.isReady && draft.restored.isSuccess}
          isBusy={quote.isBusy}
        />
      }
    >
      <QueryBoundary isOpen={lead.isReady} of={[draft.restored]} loading={<Loading shape="form" />}>
        {() => (
          <>
            <DraftOffer draft={draft} />
            {/* A form takes its first values when it appears. */}
            <Fragment key={String(draft.isContinued)}>
              <CiStartForm
                first={{ ...lead.fillIn(EMPTY), ...draft.typed }}
                problem={quote.problem}
                onType={draft.keep}
                onSave={quote.make}
              />
            </Fragment>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** Creates the quote, and leads to its link. */
const useMakeCiQuote = (onSaved: () => Promise<void>) => {
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
