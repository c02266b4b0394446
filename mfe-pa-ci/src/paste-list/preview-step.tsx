import { useEffect, useId, useRef } from 'react';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useRuleText } from '@payung/shared/messages/text.ts';
import { NativeSelect } from '@payung/shared/ui/choices/native-select.tsx';
import { insuredLabel, INSURED_LABELS, useFieldText } from '#accident-quote/insured-texts.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import type { PastedList } from '#rules/pasted-list.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import type { PlannedLine, Remark } from './plan.ts';
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
        <NativeSelect
          id={id}
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

/** A remark with the field that it is about. */
const useRemarkText = () => {
  const t = useText();
  const ruleText = useRuleText();
  return ({ field, message }: Remark): string => {
    const text = ruleText(message);
    return field === undefined ? text : `${t(INSURED_LABELS[field])}: ${text}`;
  };
};

/** Who a line will be, and what is wrong with it. */
const PreviewLine = ({ planned }: { planned: PlannedLine }) => {
  const t = useText();
  const fieldText = useFieldText();
  const remarkText = useRemarkText();
  const { line, place, insured, values, problems, notes, isSaved } = planned;
  const facts = INSURED_FIELDS.filter((field) => field !== 'name')
    .map((field) => fieldText(values, field))
    .filter((text) => text !== '');
  const isReplacing = insured.name !== '' && insured.name !== values.name;
  return (
    <li className={styles.line} data-state={problems.length > 0 ? 'wrong' : 'right'}>
      <span className="py-quiet py-small">{t('pa.paste.line', { line, no: place })}</span>
      <strong>{values.name === '' ? '–' : values.name}</strong>
      <span className="py-small">{facts.join(' · ')}</span>
      {isReplacing ? (
        <span className={`py-small ${styles.notes}`}>{t('pa.paste.replaces', { name: insured.name })}</span>
      ) : null}
      {notes.map((note) => (
        <span key={remarkText(note)} className={`py-small ${styles.notes}`}>
          {remarkText(note)}
        </span>
      ))}
      {isSaved ? <span className={`py-small ${styles.saved}`}>{t('pa.paste.already')}</span> : null}
      {problems.length === 0 ? null : (
        <ul className={`py-small ${styles.problems}`} aria-label={t('pa.paste.problems', { line })}>
          {problems.map((problem) => (
            <li key={remarkText(problem)}>{remarkText(problem)}</li>
          ))}
        </ul>
      )}
    </li>
  );
};
