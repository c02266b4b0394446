import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useRepeatedQuote } from '@payung/shared/journey/start/repeated-quote.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { accidentQuoteRead, useAccidentPlans, useAccidentStep } from '#accident-quote/kit.ts';
import { useSaveAccidentStep } from '#accident-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { countToLeaveOut } from '#rules/cover.ts';
import { EMPTY_COVER, valuesAgain, valuesOf, coverOf, isSameCover } from './cover.form.ts';
import type { CoverValues } from './cover.form.ts';
import { CoverForm } from './cover-form.tsx';
import { LeaveOutDialog } from './leave-out-dialog.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** The cover of a new quote, or of the open one. */
const CoverPage = () => {
  const t = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const step = useAccidentStep('start');
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CoverValues>(step.draft);
  const cover = useSaveCover(step, draft.drop);
  const record = step.quote.data;
  const repeated = useRepeatedQuote({
    productId: PRODUCT_IDS.pa,
    read: accidentQuoteRead,
    isNew: step.quoteId === '',
  });
  const begun = repeated.quote === undefined ? EMPTY_COVER : valuesAgain(repeated.quote);
  return (
    <CreateQuotePage
      title={t('pa.start.title')}
      step={step}
      offers={useAccidentPlans()}
      draft={draft}
      isBusy={cover.isBusy}
      repeated={repeated}
      words={{ intro: t('pa.start.intro'), submit: t('common.next') }}
    >
      {(plans) => (
        <>
          {record === undefined ? null : <SavedAt iso={record.savedAt} />}
          <CoverForm
            plans={plans}
            quote={record}
            first={{
              ...(record === undefined ? lead.fillIn(begun) : valuesOf(record)),
              ...draft.typed,
            }}
            problem={cover.problem}
            onType={draft.keep}
            onSave={cover.save}
          />
          {record === undefined || isLinkMode ? null : (
            <div>
              <Button onClick={() => void navigate(step.path)}>{t('start.another')}</Button>
            </div>
          )}
          {record === undefined || cover.asked === undefined ? null : (
            <LeaveOutDialog
              quote={record}
              participants={cover.asked.participants}
              onChosen={cover.leaveOut}
              onClose={cover.cancel}
            />
          )}
        </>
      )}
    </CreateQuotePage>
  );
};

/** Entered after the customer's phone was verified (PA-001), or by an agent from the dashboard. */
export const Screen = () => <QuoteStart toBegin={<CoverPage />} existing={<CoverPage />} />;

interface Answers extends CoverValues {
  /** Ids of insureds who no longer come along (ruling R27). */
  readonly leaveOut: readonly string[];
}

/** Creates a quote, or changes the cover of the open one, and leads to the next page. */
const useSaveCover = (step: JourneyStep<AccidentQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveAccidentStep(step.quoteId);
  /** Waits for an answer to whom to leave out. */
  const [asked, setAsked] = useState<CoverValues>();
  const making = useMakeQuote({
    step,
    sentAs: 'accident/cover/sent',
    create: ({ leaveOut: _leaveOut, ...values }: Answers, requestId) => {
      const phone = values.insuredPhone === '' ? {} : { insuredPhone: values.insuredPhone };
      return call(paCiEndpoints.createPaQuote, { body: { ...coverOf(values), ...phone, requestId } });
    },
    change: async (saved, { leaveOut, ...values }) =>
      isSameCover(values, saved) || saving.save({ kind: 'cover', cover: coverOf(values), leaveOut }),
    problem: saving.problem,
    onSaved,
    // Only separate limits have groups.
    nextAddress: (quoteId, { limitType }) =>
      quoteAddress(paCiRoutes[limitType === 'one' ? 'orderSummary' : 'limits'].path, quoteId),
  });

  const record = step.quote.data;
  return {
    isBusy: making.isBusy,
    problem: making.problem,
    asked,
    cancel: (): void => setAsked(undefined),
    save: (values: CoverValues): void => {
      const isTooFew = record !== undefined && countToLeaveOut(record.insureds, values.participants) > 0;
      if (isTooFew) setAsked(values);
      else making.save({ ...values, leaveOut: [] });
    },
    leaveOut: (ids: readonly string[]): void => {
      if (asked === undefined) return;
      setAsked(undefined);
      making.save({ ...asked, leaveOut: ids });
    },
  };
};
