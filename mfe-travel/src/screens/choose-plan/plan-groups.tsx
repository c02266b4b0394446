import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { PlanOffer } from '@payung/shared/domain/travel/pricing.ts';
import { groupByTier } from '@payung/shared/domain/travel/plan-tier.ts';
import { PlanCard } from '@payung/shared/journey/plan-card.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from '#travel-quote/plan-rows.ts';

interface PlanGroupsProps {
  offers: readonly PlanOffer[];
  quote: TravelQuoteRecord;
  selected: string;
  onSelect: (planCode: string) => void;
}

/** Platinum, Gold, Bronze, others; groups without a plan do not show. */
export const PlanGroups = ({ offers, quote, selected, onSelect }: PlanGroupsProps) => {
  const t = useText();
  return (
    <div className="travel-tiers">
      {groupByTier(offers).map(({ tier, plans }) => (
        <section key={tier} className="py-stack-tight" aria-labelledby={`tier-${tier}`}>
          <h2 id={`tier-${tier}`}>{t(`travel.tier.${tier}`)}</h2>
          {plans.map((offer) => (
            <PlanCard
              key={offer.PlanCode}
              name={offer.PlanName}
              price={offer.Premium}
              selected={offer.PlanCode === selected}
              onSelect={() => onSelect(offer.PlanCode)}
              rows={rowsOf(offer, quote)}
            />
          ))}
        </section>
      ))}
    </div>
  );
};
