import { Fragment } from 'react';
import { DraftOffer } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { CiStartForm } from './ci-start-form.tsx';
import { EMPTY } from './ci-start.form.ts';
import type { CiStartValues } from './ci-start.form.ts';
import { useMakeCiQuote } from './make-ci-quote.ts';

/** An agent says whom the partner will meet, and what the customer gets off its price. */
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
