import type { PlanOffer } from '#contract/plans.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { groupByTier } from '#rules/plan-tier.ts';
import { PlanCard } from '@payung/shared/journey/plan/plan-card.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from '#travel-quote/plan-rows.ts';
import styles from './plan-groups.module.css';

export interface PlanGroupsProps {
  offers: readonly PlanOffer[];
  quote: TravelQuoteRecord;
  selected: string;
  onSelect: (planCode: string) => void;
}

/** Platinum, Gold, Bronze, others; groups without a plan do not show. */
export const PlanGroups = ({ offers, quote, selected, onSelect }: PlanGroupsProps) => {
  const t = useText();
  const groups = groupByTier(offers);
  // Each plan is called as its tier: the cards say it already.
  const isNamedByCards = groups.every(
    ({ tier, plans }) => plans.length === 1 && plans[0]?.name === t(`travel.tier.${tier}`),
  );
  return (
    <div className={styles.tiers}>
      {groups.map(({ tier, plans }) => (
        <section key={tier} className="py-stack-tight" aria-labelledby={`tier-${tier}`}>
          <h2 id={`tier-${tier}`} className={isNamedByCards ? 'py-visually-hidden' : undefined}>
            {t(`travel.tier.${tier}`)}
          </h2>
          {plans.map((offer) => (
            <PlanCard
              key={offer.code}
              name={offer.name}
              price={offer.premium}
              selected={offer.code === selected}
              onSelect={() => onSelect(offer.code)}
              rows={rowsOf(offer, quote)}
            />
          ))}
        </section>
      ))}
    </div>
  );
};
