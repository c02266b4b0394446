import { QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useAccidentPlans, useSaveAccidentStep, useAccidentStep } from '#accident-quote/kit.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { areSaved, groupsOf, valuesOf } from './limits.form.ts';
import type { LimitValues } from './limits.form.ts';
import { LimitsForm } from './limits-form.tsx';

export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen, progress, back, goNext, draft: name } = useAccidentStep('limits');
  const plans = useAccidentPlans();
  const draft = useFormDraft<LimitValues>(name);
  const saving = useSaveAccidentStep(quoteId);
  const [isBusy, run] = useSingleFlight();

  const submit = (saved: AccidentQuoteRecord, values: LimitValues): void =>
    run(async () => {
      const groups = groupsOf(values);
      if (!areSaved(groups, saved) && !(await saving.save({ kind: 'groups', groups }))) return 'stayed';
      await draft.drop();
      goNext(saved);
      return 'navigated';
    });

  return (
    <Page
      title={t('pa.limits.title')}
      step={progress}
      back={back}
      intro={t('pa.limits.intro')}
      bar={
        <QuoteFormBar
          label={t('common.next')}
          isReady={quote.data !== undefined && plans.data !== undefined}
          isBusy={isBusy}
        />
      }
    >
      <QueryBoundary isOpen={isOpen} of={[quote, plans, draft.restored]} loading={<Loading shape="form" />}>
        {(saved, offered) => (
          <LimitsForm
            plans={offered}
            quote={saved}
            first={draft.typed ?? valuesOf(saved)}
            problem={saving.problem}
            onType={draft.keep}
            onSave={(values) => submit(saved, values)}
          />
        )}
      </QueryBoundary>
    </Page>
  );
};
