import type { MotorPlanOffer } from '#contract/offers.ts';
import { PlanCard } from '@payung/shared/journey/plan/plan-card.tsx';
import { PlanViews } from '@payung/shared/journey/plan/plan-views.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './plan-list.module.css';

const rowsOf = ({ benefits }: MotorPlanOffer) =>
  benefits.map(({ name, note }) => ({ label: name, value: note }));

interface PlanListProps {
  offers: readonly MotorPlanOffer[];
  selected: string | undefined;
  onSelect: (planCode: string) => void;
  /** What a price covers, such as three years. */
  note: string;
}

/** The plans as cards that open, or side by side (MOT-001). */
export const PlanList = ({ offers, selected, onSelect, note }: PlanListProps) => {
  const t = useText();
  const plans = offers.map((offer) => ({
    id: offer.code,
    name: offer.name,
    price: offer.premium,
    rows: rowsOf(offer),
  }));
  return (
    <PlanViews plans={plans} selected={selected} onSelect={onSelect}>
      <section className={styles.plans} aria-labelledby="plans">
        <h2 id="plans" className="py-visually-hidden">
          {t('motor.plan.list')}
        </h2>
        {offers.map((offer) => (
          <PlanCard
            key={offer.code}
            name={offer.name}
            price={offer.premium}
            selected={offer.code === selected}
            onSelect={() => onSelect(offer.code)}
            rows={rowsOf(offer)}
            note={note}
          />
        ))}
      </section>
    </PlanViews>
  );
};
