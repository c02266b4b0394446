import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import type { AdditionalBenefit } from '#contract/plans.ts';
import { useText } from '#messages/catalogue.ts';
import { covidBenefit, covidLines } from '#rules/benefits.ts';
import styles from './covid-cover.module.css';

/** What the COVID-19 protection covers, and its price (TRV-025, TRV-026). */
export const CovidCover = ({ benefits }: { benefits: readonly AdditionalBenefit[] }) => {
  const t = useText();
  const price = covidBenefit(benefits)?.premium;
  return (
    <>
      <ul className={`py-drawn ${styles.lines}`} aria-label={t('travel.covid.lines')}>
        {covidLines(benefits).map((line) => (
          <li key={line.code}>
            <LineIcon path={DRAWINGS.check} size={20} />
            <span>{unbroken(line.name)}</span>
          </li>
        ))}
      </ul>
      {price === undefined ? null : (
        <p className="py-between">
          <span>{t('travel.covid.price')}</span>
          <strong>
            <Rupiah amount={price} />
          </strong>
        </p>
      )}
    </>
  );
};
