import { useRuleText } from '@payung/shared/messages/text.ts';
import { INSURED_LABELS } from '#accident-quote/insured-labels.ts';
import { useFieldText } from '#accident-quote/field-text.ts';
import { useText } from '#messages/catalogue.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import type { PlannedLine, Remark } from './plan.ts';
import styles from './paste-dialog.module.css';

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
export const PreviewLine = ({ planned }: { planned: PlannedLine }) => {
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
