import { useState } from 'react';
import { Button } from 'antd';
import type { HomePlanOffer } from '@payung/shared/domain/home/offer.ts';
import { PlanCard } from '@payung/shared/journey/plan-card.tsx';
import { PlanComparison } from '@payung/shared/journey/plan-comparison.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from './plan-rows.ts';

interface PlanListProps {
  offers: readonly HomePlanOffer[];
  selected: string | undefined;
  onSelect: (planCode: string) => void;
}

/** The plans as cards that open, or side by side. */
export const PlanList = ({ offers, selected, onSelect }: PlanListProps) => {
  const t = useText();
  const [isComparing, setComparing] = useState(false);
  const words = { covered: t('home.plan.covered'), not: t('home.plan.notCovered') };
  return (
    <>
      <div className="py-row">
        <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
          {isComparing ? t('plan.asCards') : t('plan.sideBySide')}
        </Button>
      </div>
      {isComparing ? (
        <div className="home-comparison">
          <PlanComparison
            plans={offers.map((offer) => ({
              id: offer.planCode,
              name: offer.planName,
              price: offer.premium,
              rows: rowsOf(offer, words),
            }))}
            selected={selected}
            onSelect={onSelect}
          />
        </div>
      ) : (
        <section className="home-plans" aria-labelledby="plans">
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
              note={t(`home.plan.note.${offer.typeofProduct}`)}
            />
          ))}
        </section>
      )}
    </>
  );
};
