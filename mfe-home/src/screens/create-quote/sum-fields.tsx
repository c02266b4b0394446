import { today } from '@payung/shared/journey/steps/today.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { useText } from '#messages/catalogue.ts';
import { LIMIT_VALUES, MAX_TOTAL_SUM_INSURED, totalSumInsured } from '#rules/property.ts';
import { USUAL_SUMS, UsualSums } from './usual-sums.tsx';
import { BuildingSum, Underinsurance } from './building-sum.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { usePropertyRule, problemsOf, propertyOf } from './create-quote.form.ts';
import inset from '#home-quote/inset.module.css';
import styles from './sum-fields.module.css';

/** The sums of a house, or of an apartment's fixtures: only what can be insured is asked (HOME-113). */
export const SumFields = ({ values }: { values: CreateQuoteValues }) => {
  const t = useText();
  const rule = usePropertyRule();
  const isApartment = values.propertyType === 'apartment';
  return (
    <Block id="sums" title={t('home.create.sums')}>
      {isApartment ? (
        <>
          <InlineNotice kind="info" text={t('home.create.apartment.note')} />
          <Form.Item
            name="fixturesSumInsured"
            label={t('home.create.fixtures')}
            extra={t('home.create.fixtures.help')}
            rules={[rule('fixturesSumInsured')]}
            required
          >
            <FixturesSum />
          </Form.Item>
        </>
      ) : (
        <div className="py-two">
          <Form.Item
            name="buildingSumInsured"
            label={t('home.create.building')}
            extra={t('home.create.building.help')}
            rules={[rule('buildingSumInsured')]}
            required
          >
            <BuildingSum />
          </Form.Item>
          <Form.Item
            name="contentsSumInsured"
            label={
              <span>
                {t('home.create.contents')} <span className="py-quiet">({t('common.optional')})</span>
              </span>
            }
            extra={t('home.create.contents.help')}
            rules={[rule('contentsSumInsured')]}
          >
            <RupiahField />
          </Form.Item>
        </div>
      )}
      <TotalSum values={values} />
      <Underinsurance />
    </Block>
  );
};

const FixturesSum = (field: Parameters<typeof RupiahField>[0]) => (
  <div className="py-stack-tight">
    <RupiahField {...field} />
    <UsualSums sums={USUAL_SUMS.fixtures} value={field.value} onChoose={field.onChange} />
  </div>
);

/** All sums together, and how far they are from the most that is insured (HOME-011). */
const TotalSum = ({ values }: { values: CreateQuoteValues }) => {
  const t = useText();
  const total = totalSumInsured(propertyOf(values));
  const problem = problemsOf(values, today()).totalSumInsured;
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
