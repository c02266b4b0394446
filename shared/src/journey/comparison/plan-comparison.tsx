import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/choices/check-box.tsx';
import { NativeSelect } from '#ui/choices/native-select.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { differingLabels, labelsOf, valueIn } from '#domain/plan-differences.ts';
import type { PlanRow } from '#journey/plan/plan-card.tsx';
import styles from './plan-comparison.module.css';

export interface ComparedPlan {
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
  /** Without it they are only looked at. */
  onSelect?: (id: string) => void;
}

const NOT_COVERED = '–';
/** So many fit beside each other on a phone. */
const ON_A_PHONE = 2;

/** Which plans stand in the columns: on a phone two, of which each can be exchanged. */
const useColumns = (plans: readonly ComparedPlan[], selected: string | undefined) => {
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  // The chosen plan comes first. Where another one is chosen here, the columns stay: they would change places under the finger.
  const [shown, setShown] = useState(() => {
    const ids = plans.map(({ id }) => id);
    const others = ids.filter((id) => id !== selected);
    return [...ids.filter((id) => id === selected), ...others].slice(0, ON_A_PHONE);
  });
  if (!isPhone || plans.length <= ON_A_PHONE) return { isPhone, columns: plans };
  return {
    isPhone,
    columns: shown.flatMap((shownId) => plans.filter(({ id }) => id === shownId)),
    exchange: (column: number, id: string): void => {
      // A plan that stands in the other column changes places with this one.
      const inTheOther = shown.map((shownId) => (shownId === id ? (shown[column] ?? id) : shownId));
      setShown(inTheOther.map((shownId, at) => (at === column ? id : shownId)));
    },
  };
};

/**
 * Plans side by side, for people who would rather look than read. In a folder of its own: a page that has only cards
 * loads no styles of it.
 */
export const PlanComparison = ({ plans, selected, onSelect }: PlanComparisonProps) => {
  const text = useText();
  const [isDifferencesOnly, setDifferencesOnly] = useState(false);
  const { isPhone, columns, exchange } = useColumns(plans, selected);
  const labels = isDifferencesOnly ? differingLabels(plans) : labelsOf(plans);
  const shadeOf = ({ id }: ComparedPlan) => (id === selected ? styles.selected : undefined);
  return (
    <div className="py-stack">
      <CheckBox checked={isDifferencesOnly} onChange={(event) => setDifferencesOnly(event.target.checked)}>
        {text('plan.onlyDifferences')}
      </CheckBox>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard */}
      <section className={styles.comparison} aria-label={text('plan.compare')} tabIndex={isPhone ? -1 : 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('plan.benefit')}</th>
              {columns.map((plan, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- who exchanges the plan of a column goes on in that column
                <th scope="col" key={at} className={shadeOf(plan)}>
                  {exchange === undefined ? (
                    <span>{plan.name}</span>
                  ) : (
                    <NativeSelect
                      aria-label={text('plan.column', { number: at + 1 })}
                      value={plan.id}
                      options={plans.map(({ id, name }) => ({ value: id, label: name }))}
                      onChange={(id) => exchange(at, id)}
                    />
                  )}
                  <span className={styles.price}>
                    <Rupiah amount={plan.price} />
                  </span>
                  {onSelect === undefined ? null : (
                    <SelectPlan
                      name={plan.name}
                      isSelected={plan.id === selected}
                      onPress={() => onSelect(plan.id)}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((plan) => (
                  <td key={plan.id} className={shadeOf(plan)}>
                    {shownIn(plan, label)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

const shownIn = (plan: ComparedPlan, label: string): ReactNode =>
  unbroken(valueIn(plan, label) ?? NOT_COVERED);

interface SelectPlanProps {
  name: string;
  isSelected: boolean;
  onPress: () => void;
}

const SelectPlan = ({ name, isSelected, onPress }: SelectPlanProps) => {
  const text = useText();
  const word = text(isSelected ? 'common.selected' : 'common.select');
  return (
    <Button
      type={isSelected ? 'primary' : 'default'}
      block
      aria-pressed={isSelected}
      aria-label={`${word} ${name}`}
      onClick={onPress}
    >
      {word}
    </Button>
  );
};
