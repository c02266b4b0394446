import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { Rupiah } from '#ui/text/values.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import { PlanCard } from './plan-card.tsx';
import type { PlanRow } from './plan-card.tsx';
import styles from './plan-views.module.css';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/choices/check-box.tsx';

interface PlanViewsProps {
  plans: readonly ComparedPlan[];
  /** The id of the chosen plan. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The plans as cards. */
  children: ReactNode;
}

/** Plans as cards that open, or side by side. */
export const PlanViews = ({ plans, selected, onSelect, children }: PlanViewsProps) => {
  const text = useText();
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      <div className="py-row">
        <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
          {isComparing ? text('plan.asCards') : text('plan.sideBySide')}
        </Button>
      </div>
      {isComparing ? <PlanComparison plans={plans} selected={selected} onSelect={onSelect} /> : children}
    </>
  );
};

interface PlanListProps {
  /** Heading for screen readers. */
  label: string;
  plans: readonly (ComparedPlan & { readonly note: ReactNode })[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** Plans in one list of cards, or side by side. */
export const PlanList = ({ label, plans, selected, onSelect }: PlanListProps) => (
  <PlanViews plans={plans} selected={selected} onSelect={onSelect}>
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans" className="py-visually-hidden">
        {label}
      </h2>
      {plans.map(({ id, ...plan }) => (
        <PlanCard key={id} {...plan} selected={id === selected} onSelect={() => onSelect(id)} />
      ))}
    </section>
  </PlanViews>
);

interface ComparedPlan {
  readonly id: string;
  readonly name: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly rows: readonly PlanRow[];
}

interface PlanComparisonProps {
  plans: readonly ComparedPlan[];
  /** The id of the chosen plan. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const NOT_COVERED = '–';

const valueOf = (plan: ComparedPlan, label: string): ReactNode =>
  plan.rows.find((row) => row.label === label)?.value ?? NOT_COVERED;

/** Plans side by side, for people who would rather look than read. */
export const PlanComparison = ({ plans, selected, onSelect }: PlanComparisonProps) => {
  const text = useText();
  const [isDifferencesOnly, setDifferencesOnly] = useState(false);
  const labels = [...new Set(plans.flatMap((plan) => plan.rows.map((row) => row.label)))];
  const differs = (label: string): boolean => new Set(plans.map((plan) => valueOf(plan, label))).size > 1;
  const shown = isDifferencesOnly ? labels.filter(differs) : labels;
  const shape = plans.length === 2 ? `${styles.comparison} ${styles.pair}` : styles.comparison;
  return (
    <div className="py-stack">
      <CheckBox checked={isDifferencesOnly} onChange={(event) => setDifferencesOnly(event.target.checked)}>
        {text('plan.onlyDifferences')}
      </CheckBox>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard */}
      <section className={shape} aria-label={text('plan.compare')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('plan.benefit')}</th>
              {plans.map((plan) => (
                <th scope="col" key={plan.id} className={plan.id === selected ? styles.selected : undefined}>
                  <span>{plan.name}</span>
                  <span className={styles.price}>
                    <Rupiah amount={plan.price} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {plans.map((plan) => (
                  <td key={plan.id} className={plan.id === selected ? styles.selected : undefined}>
                    {unbroken(valueOf(plan, label))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('plan.choice')}</th>
              {plans.map((plan) => (
                <td key={plan.id} className={plan.id === selected ? styles.selected : undefined}>
                  <Button
                    type={plan.id === selected ? 'primary' : 'default'}
                    aria-pressed={plan.id === selected}
                    aria-label={`${text(plan.id === selected ? 'common.selected' : 'common.select')} ${plan.name}`}
                    onClick={() => onSelect(plan.id)}
                  >
                    {text(plan.id === selected ? 'common.selected' : 'common.select')}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
};
