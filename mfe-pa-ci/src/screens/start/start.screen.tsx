import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useAccidentPlans, useAccidentStep } from '#accident-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { EMPTY_COVER, valuesOf } from './cover.form.ts';
import type { CoverValues } from './cover.form.ts';
import { CoverForm } from './cover-form.tsx';
import { LeaveOutDialog } from './leave-out-dialog.tsx';
import { useSaveCover } from './save-cover.ts';

/** The cover of a new quote, or of the one at hand. */
const CoverPage = () => {
  const t = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const step = useAccidentStep('start');
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CoverValues>(step.draft);
  const cover = useSaveCover(step, draft.drop);
  const record = step.quote.data;
  return (
    <CreateQuotePage
      title={t('pa.start.title')}
      step={step}
      offers={useAccidentPlans()}
      draft={draft}
      isBusy={cover.isBusy}
      words={{ intro: t('pa.start.intro'), submit: t('common.next') }}
    >
      {(plans) => (
        <>
          {record === undefined ? null : <SavedAt iso={record.savedAt} />}
          <CoverForm
            plans={plans}
            quote={record}
            first={{
              ...(record === undefined ? lead.fillIn(EMPTY_COVER) : valuesOf(record)),
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
