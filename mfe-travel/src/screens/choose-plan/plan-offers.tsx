import { useNavigate } from 'react-router-dom';
import { PlanViews } from '@payung/shared/journey/plan/plan-views.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { PlanCard, limitsOf } from '@payung/shared/journey/plan/plan-card.tsx';
import { useText } from '#messages/catalogue.ts';
import { comparedPlans, rowsOf } from '#rules/benefits.ts';
import { useTripInWords } from '#travel-quote/trip-facts.tsx';
import type { PlanOffer } from '#contract/schemas/plans.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { groupByTier } from '#rules/plan-tier.ts';
import styles from './plan-offers.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** The plans of the trip, as cards or side by side; without any, the way to change the trip. */
export const PlanOffers = ({ changeAddress, ...groups }: PlanGroupsProps & { changeAddress: string }) => {
  const t = useText();
  const navigate = useNavigate();
  const tripInWords = useTripInWords();
  const { offers, quote, selected, onSelect } = groups;
  if (offers.length === 0) {
    return (
      <Empty
        text={t('travel.plan.empty')}
        action={<Button onClick={() => void navigate(changeAddress)}>{t('travel.start.change')}</Button>}
      />
    );
  }
  return (
    <PlanViews
      about={tripInWords(quote)}
      plans={comparedPlans(offers, quote)}
      selected={selected}
      onSelect={onSelect}
    >
      <PlanGroups {...groups} />
    </PlanViews>
  );
};

interface PlanGroupsProps {
  offers: readonly PlanOffer[];
  quote: TravelQuoteRecord;
  selected: string;
  onSelect: (planCode: string) => void;
}

/** Platinum, Gold, Bronze, others; groups without a plan do not show. */
const PlanGroups = ({ offers, quote, selected, onSelect }: PlanGroupsProps) => {
  const t = useText();
  const groups = groupByTier(offers);
  const compared = comparedPlans(offers, quote);
  // Each plan has the name of its tier: the cards show it already.
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
              people={quote.adultCount + quote.childCount}
              limits={limitsOf({ rows: rowsOf(offer, quote) }, compared)}
              isMostChosen={offer.isMostChosen}
            />
          ))}
        </section>
      ))}
    </div>
  );
};
