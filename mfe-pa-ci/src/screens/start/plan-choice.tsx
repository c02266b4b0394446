import { PlanCard } from '@payung/shared/journey/plan/plan-card.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import type { AccidentPlan } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { totalPremium } from '#rules/cover.ts';
import type { Months } from '#rules/cover.ts';
import styles from './plan-choice.module.css';

interface PlanChoiceProps {
  plans: readonly AccidentPlan[];
  participants: number;
  months: Months;
  /** Forms give them. */
  id?: string;
  value?: string;
  onChange?: (planCode: string) => void;
}

/** The plan of everybody: what all pay together, what each pays, and up to what it covers. */
export const PlanChoice = ({ plans, participants, months, id, value, onChange }: PlanChoiceProps) => {
  const t = useText();
  return (
    <div className="py-stack" id={id} tabIndex={-1}>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.code}
            name={plan.name}
            price={totalPremium(plan, months, participants)}
            selected={plan.code === value}
            onSelect={() => onChange?.(plan.code)}
            note={
              <>
                {t('pa.plan.forAll', { participants, months })}
                <br />
                {unbroken(t('pa.plan.each', { amount: formatRupiah(plan.premiums[months]) }))}
                <br />
                {unbroken(t('pa.plan.limit', { limit: formatRupiah(plan.limit) }))}
              </>
            }
            rows={plan.benefits.map(({ text, amount }) => ({
              label: text,
              value: <Rupiah amount={amount} />,
            }))}
          />
        ))}
      </div>
      <p className="py-quiet py-small">{t('pa.plan.example')}</p>
    </div>
  );
};
