import type { HomePlanOffer } from '#contract/schemas/offer.ts';
import { PlanCard } from '@payung/shared/journey/plan/plan-card.tsx';
import { PlanViews } from '@payung/shared/journey/plan/plan-views.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from './plan-rows.ts';
import styles from './plan-list.module.css';

interface PlanListProps {
  offers: readonly HomePlanOffer[];
  selected: string | undefined;
  onSelect: (planCode: string) => void;
}

/** The plans as cards that open, or side by side. */
export const PlanList = ({ offers, selected, onSelect }: PlanListProps) => {
  const t = useText();
  const words = { covered: t('home.plan.covered'), not: t('home.plan.notCovered') };
  const plans = offers.map((offer) => ({
    id: offer.planCode,
    name: offer.planName,
    price: offer.premium,
    rows: rowsOf(offer, words),
  }));
  return (
    <PlanViews plans={plans} selected={selected} onSelect={onSelect}>
      <section className={styles.plans} aria-labelledby="plans">
        <h2 id="plans" className="py-visually-hidden">
          {t('home.plan.list')}
        </h2>
        {offers.map((offer) => (
          <PlanCard
            key={offer.planCode}
            name={offer.planName}
            price={offer.premium}
            selected={offer.planCode === selected}
            onSelect={() => onSelect(offer.planCode)}
            rows={rowsOf(offer, words)}
            note={t(`home.plan.note.${offer.planKind}`)}
          />
        ))}
      </section>
    </PlanViews>
  );
};
