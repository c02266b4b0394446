import { useEffect, useId, useRef } from 'react';
import { Select } from 'antd';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { insuredLabel } from '#accident-quote/insured-label.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import type { PastedList } from '#rules/pasted-list.ts';
import type { PlannedLine } from './plan.ts';
import { PreviewLine } from './preview-line.tsx';
import styles from './paste-dialog.module.css';

interface PreviewStepProps {
  quote: AccidentQuoteRecord;
  list: PastedList;
  plan: readonly PlannedLine[];
  start: number;
  parentsConsent: boolean;
  onStart: (place: number) => void;
  onConsent: (agrees: boolean) => void;
}

/** What would be saved, line by line, before anything is. */
export const PreviewStep = ({
  quote,
  list,
  plan,
  start,
  parentsConsent,
  onStart,
  onConsent,
}: PreviewStepProps) => {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here says something else now: the focus goes to what is to be read.
  useEffect(() => heading.current?.focus(), []);
  const wrong = plan.filter(({ problems }) => problems.length > 0).length;
  const left = list.lines.slice(plan.length).map(({ line }) => line);
  return (
    <div className="py-stack">
      <h3 ref={heading} tabIndex={-1}>
        {t('pa.paste.found', { count: list.lines.length })}
      </h3>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {t('pa.paste.start')}
        </label>
        <Select
          id={id}
          size="large"
          value={start}
          onChange={onStart}
          options={quote.insureds.map((insured, index) => ({
            value: index + 1,
            label: `${index + 1}. ${insuredLabel(t, quote.insureds, insured)}`,
          }))}
        />
      </div>
      {list.ignored.length === 0 ? null : (
        <InlineNotice kind="info" text={t('pa.paste.ignored', { names: list.ignored.join(', ') })} />
      )}
      {left.length === 0 ? null : (
        <InlineNotice kind="error" text={t('pa.paste.noPlace', { lines: left.join(', ') })} />
      )}
      {wrong === 0 ? null : <InlineNotice kind="warning" text={t('pa.paste.wrong', { count: wrong })} />}
      {plan.some(({ isChild }) => isChild) ? (
        <ConsentBox
          checked={parentsConsent}
          isMissing={false}
          onChange={onConsent}
          purpose={t('pa.insured.guardian.purpose')}
        >
          {t('pa.paste.consent')}
        </ConsentBox>
      ) : null}
      <ol className={styles.lines}>
        {plan.map((planned) => (
          <PreviewLine key={planned.line} planned={planned} />
        ))}
      </ol>
    </div>
  );
};
