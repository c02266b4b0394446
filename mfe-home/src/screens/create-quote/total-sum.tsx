import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { LIMIT_VALUES, MAX_TOTAL_SUM_INSURED, totalSumInsured } from '#rules/property.ts';
import { useText } from '#messages/catalogue.ts';
import { problemsOf, propertyOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import inset from '#home-quote/inset.module.css';
import styles from './total-sum.module.css';

/** All sums together, and how far they are from the most that is insured (HOME-011). */
export const TotalSum = ({ values }: { values: CreateQuoteValues }) => {
  const t = useText();
  const total = totalSumInsured(propertyOf(values));
  const problem = problemsOf(values).totalSumInsured;
  return (
    <div className={inset.inset}>
      <div className="py-between">
        <span id="home-total">{t('home.property.total')}</span>
        <strong className={styles.amount} aria-live="polite">
          <Rupiah amount={total} />
        </strong>
      </div>
      <progress
        className={problem === undefined ? 'py-track' : `py-track ${styles.over}`}
        aria-labelledby="home-total"
        value={Math.min(total, MAX_TOTAL_SUM_INSURED)}
        max={MAX_TOTAL_SUM_INSURED}
      />
      <p className="py-field-help">
        {t('home.create.total.most', { limit: formatRupiah(MAX_TOTAL_SUM_INSURED) })}
      </p>
      <FieldError id="home-total-problem">
        {problem === undefined ? null : t(problem, LIMIT_VALUES)}
      </FieldError>
    </div>
  );
};
