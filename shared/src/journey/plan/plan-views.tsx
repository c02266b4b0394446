import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { PlanComparison } from './plan-comparison.tsx';
import type { ComparedPlan } from './plan-comparison.tsx';
import { useText } from '#messages/text.ts';

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
