import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from '#journey/comparison/plan-comparison.tsx';
import type { ComparedPlan } from '#journey/comparison/plan-comparison.tsx';
import { limitsOf } from './plan-card.tsx';
import styles from './plan-views.module.css';

interface PlanViewsProps {
  /** What is insured, in a few words: place, days, people. */
  about?: string | undefined;
  plans: readonly ComparedPlan[];
  /** The id of the chosen plan. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The plans as cards. */
  children: ReactNode;
}

/** Plans as cards that open, or side by side. */
export const PlanViews = ({ about, plans, selected, onSelect, children }: PlanViewsProps) => {
  const text = useText();
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      <div className="py-row">
        {about === undefined ? null : <p className={styles.about}>{about}</p>}
        {plans.length < 2 ? null : (
          <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
            {isComparing ? text('plan.asCards') : text('plan.sideBySide')}
          </Button>
        )}
      </div>
      {isComparing ? <PlanComparison plans={plans} selected={selected} onSelect={onSelect} /> : children}
    </>
  );
};

interface PlanListProps extends Omit<PlanViewsProps, 'children' | 'plans'> {
  /** Heading for screen readers. */
  label: string;
  plans: readonly (ComparedPlan & {
    readonly note: ReactNode;
    readonly isMostChosen?: boolean | undefined;
  })[];
}

/** Plans in one list of cards, or side by side. */
export const PlanList = ({ label, ...views }: PlanListProps) => (
  <PlanViews {...views}>
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans" className="py-visually-hidden">
        {label}
      </h2>
      {views.plans.map(({ id, ...plan }) => (
        <PlanCard
          key={id}
          {...plan}
          limits={limitsOf(plan, views.plans)}
          selected={id === views.selected}
          onSelect={() => views.onSelect(id)}
        />
      ))}
    </section>
  </PlanViews>
);
