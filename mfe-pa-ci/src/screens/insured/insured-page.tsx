import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { insuredDraft, useInsuredWay } from '#accident-quote/insured-way.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { insuredLabel } from '#accident-quote/insured-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { InsuredForm } from './insured-form.tsx';
import { initialForm } from './insured.form.ts';
import type { InsuredDraft } from './insured.form.ts';
import { useSubmit } from './use-submit.ts';
import styles from './insured-page.module.css';

interface InsuredPageProps {
  quote: AccidentQuoteRecord;
  insured: QuotedInsured;
  /** 1 is the main insured. */
  place: number;
  /** Opened from the review, to which it leads back. */
  isEdit: boolean;
}

interface EditorProps extends InsuredPageProps {
  draft: FormDraft<InsuredDraft>;
  saving: ReturnType<typeof useSubmit>;
}

const Editor = ({ quote, insured, place, draft, saving }: EditorProps) => {
  const t = useText();
  const [initial, setInitial] = useState(() => initialForm(insured, draft.typed));
  // Nothing was typed yet: what somebody else saved meanwhile is shown.
  if (draft.typed === null && initial.version !== insured.version) setInitial(initialForm(insured, null));
  const isBehind = initial.version !== insured.version;
  const { conflict, isBusy } = saving;
  return (
    <>
      {isBehind && !isBusy ? <InlineNotice kind="info" text={t('pa.conflict.notice')} /> : null}
      <InsuredForm
        key={initial.version}
        quote={quote}
        insured={insured}
        place={place}
        first={initial.values}
        problem={saving.problem}
        errors={saving.errors}
        onType={(values) => draft.keep({ ...initial, values })}
        onSave={(values) => saving.submit({ ...initial, values })}
      />
      {conflict === undefined ? null : (
        <ConflictDialog
          key={conflict.theirs.version}
          conflict={conflict}
          title={t('pa.conflict.title', { no: place })}
          isBusy={isBusy}
          onClose={saving.forget}
          onSave={(values) =>
            saving.submit({ version: conflict.theirs.version, base: conflict.theirs, values })
          }
        />
      )}
    </>
  );
};

/** The form of one insured, and where it leads (PA-003 to PA-006). */
export const InsuredPage = (props: InsuredPageProps) => {
  const { quote, insured, place, isEdit } = props;
  const t = useText();
  const way = useInsuredWay(quote.id);
  const draft = useFormDraft<InsuredDraft>(insuredDraft(quote.id, insured.no));
  const count = quote.insureds.length;

  // The pages of two insureds have one address: this one begins at its top.
  useEffect(() => {
    // Not as an expression: newer browsers answer a promise, which React would call when the page is left.
    window.scrollTo(0, 0);
  }, []);

  const goBack = (): void => {
    if (isEdit) return way.toDetails();
    return place > 1 ? way.toInsured(place - 1) : way.toList();
  };
  const showNext = (): void => {
    if (isEdit) return way.toDetails();
    return place < count ? way.toInsured(place + 1) : way.toList();
  };
  const saving = useSubmit(quote, insured, { dropDraft: draft.drop, onSaved: showNext });

  return (
    <Page
      title={t('pa.insured.title', { no: place, count })}
      step={paCiRoutes.insured.step}
      back={goBack}
      intro={<NamesSoFar quote={quote} place={place} />}
      bar={
        <QuoteFormBar
          label={isEdit || place === count ? t('pa.insured.save') : t('common.next')}
          isReady={draft.restored.isSuccess}
          isBusy={saving.isBusy}
        />
      }
    >
      <QueryBoundary of={[draft.restored]} loading={<Loading shape="form" />}>
        {() => <Editor {...props} draft={draft} saving={saving} />}
      </QueryBoundary>
    </Page>
  );
};

/** All insureds with the names so far, and which of them this page is: no two of these pages look the same. */
const NamesSoFar = ({ quote, place }: { quote: AccidentQuoteRecord; place: number }) => {
  const t = useText();
  return (
    <div className="py-stack-tight">
      <ol className={styles.names} aria-label={t('pa.insured.soFar')}>
        {quote.insureds.map((insured, index) => (
          <li
            key={insured.id}
            className={styles.name}
            aria-current={index + 1 === place ? 'step' : undefined}
            data-nameless={insured.name === '' || undefined}
          >
            {insured.isComplete ? <LineIcon path={DRAWINGS.check} size={16} /> : null}
            {insured.name === '' ? index + 1 : insuredLabel(t, quote.insureds, insured)}
            {insured.isComplete ? (
              <span className="py-visually-hidden">{t('pa.insureds.complete')}</span>
            ) : null}
          </li>
        ))}
      </ol>
      <Link className="py-text-button" to={quoteAddress(paCiRoutes.insureds.path, quote.id)}>
        {t('pa.insured.all')}
      </Link>
    </div>
  );
};
