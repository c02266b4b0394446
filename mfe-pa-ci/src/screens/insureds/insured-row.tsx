import { today } from '@payung/shared/journey/steps/today.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useRuleText } from '@payung/shared/messages/text.ts';
import { insuredLabel, INSURED_LABELS } from '#accident-quote/insured-texts.ts';
import { insuredLink, insuredContext } from '#accident-quote/insured-way.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import { useText } from '#messages/catalogue.ts';
import { checkInsured } from '#rules/insured.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import { hasData } from '#rules/cover.ts';
import styles from './insured-row.module.css';
import { Input } from '@payung/shared/ui/input.tsx';

interface InsuredRowProps {
  quote: AccidentQuoteRecord;
  insured: QuotedInsured;
  /** 1 is the main insured. */
  place: number;
}

/** An insured without a name yet: the block is disabled and shows a placeholder. */
const Placeholder = ({ label }: { label: string }) => {
  const t = useText();
  const help = useId();
  return (
    <>
      <Input disabled size="large" placeholder={label} aria-label={label} aria-describedby={help} />
      <span id={help} className="py-quiet py-small">
        {t('pa.insureds.later')}
      </span>
    </>
  );
};

const Status = ({ quote, insured, place }: InsuredRowProps) => {
  const t = useText();
  const missing = useMissing();
  if (insured.isComplete) {
    return (
      <span className={styles.complete}>
        <LineIcon path={DRAWINGS.checkCircle} size={18} />
        {t('pa.insureds.complete')}
      </span>
    );
  }
  return (
    <ul className={styles.missing}>
      {missing(quote, insured, place).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

/** Place and date of birth; without a name the line above is the place already. */
const Details = ({ insured, place }: Pick<InsuredRowProps, 'insured' | 'place'>) => {
  const t = useText();
  const { name, birthDate } = insured;
  const placeText = place === 1 ? t('pa.insureds.main') : t('pa.insureds.place', { no: place });
  const shownPlace = place > 1 && name === '' ? '' : placeText;
  if (shownPlace === '' && birthDate === '') return null;
  return (
    <span className="py-quiet py-small">
      {shownPlace}
      {shownPlace === '' || birthDate === '' ? null : ' · '}
      {birthDate === '' ? null : <DateText iso={birthDate} />}
    </span>
  );
};

/** One insured at a glance; the whole card leads to the form. */
export const InsuredRow = ({ quote, insured, place }: InsuredRowProps) => {
  const t = useText();
  const label = insuredLabel(t, quote.insureds, insured);
  const { path, state } = insuredLink(quote.id, place);
  const isUnsaved = insured.version === 0;
  return (
    <li className={`py-card ${styles.card}`} data-complete={insured.isComplete || undefined}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className="py-stack-tight">
        {isWaiting(quote, place) ? (
          <Placeholder label={label} />
        ) : (
          <>
            <strong className={styles.name}>{label}</strong>
            <Details insured={insured} place={place} />
            <Status quote={quote} insured={insured} place={place} />
          </>
        )}
      </div>
      <Link
        className={`py-text-button ${styles.link}`}
        to={path}
        state={state}
        aria-label={t(isUnsaved ? 'pa.insureds.fillIn.name' : 'pa.insureds.edit.name', { name: label })}
      >
        {t(isUnsaved ? 'pa.insureds.fillIn' : 'pa.insureds.edit')}
      </Link>
    </li>
  );
};

/**
 * With one limit for all the others may wait: nothing is asked of somebody of whom nothing was entered yet
 * (PA-011, rulings K43 and R21).
 */
const isWaiting = (quote: AccidentQuoteRecord, place: number): boolean => {
  const insured = quote.insureds[place - 1];
  return place > 1 && quote.limitType === 'one' && insured !== undefined && !hasData(insured);
};

/** What is missing or wrong, in words. */
const useMissing = () => {
  const t = useText();
  const ruleText = useRuleText();
  return (quote: AccidentQuoteRecord, insured: QuotedInsured, place: number): readonly string[] => {
    const problems = checkInsured(insured, insuredContext(quote, place, today()));
    const isLeftEmpty = (field: (typeof INSURED_FIELDS)[number]): boolean =>
      insured[field] === '' && field !== 'name';
    const empty = INSURED_FIELDS.filter((field) => problems[field] !== undefined && isLeftEmpty(field));
    const wrong = INSURED_FIELDS.flatMap((field) => {
      const message = problems[field];
      return message === undefined || isLeftEmpty(field) ? [] : [ruleText(message)];
    });
    if (empty.length === 0) return wrong;
    const names = empty.map((field) => t(INSURED_LABELS[field])).join(', ');
    return [...wrong, t('pa.insureds.missing', { names })];
  };
};
