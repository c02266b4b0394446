import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { isDomestic } from '#rules/constants.ts';
import { tripDays } from '#rules/trip.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './trip-facts.module.css';

export const useDestination = (): ((quote: TravelQuoteRecord) => string) => {
  const t = useText();
  return (quote) => (isDomestic(quote.tripType) ? t('travel.domestic') : quote.coverageAreaName);
};

/** The trip in a few words: "Japan · 8 days · 2 travellers". */
export const useTripInWords = (): ((quote: TravelQuoteRecord) => string) => {
  const t = useText();
  const destination = useDestination();
  return (quote) =>
    [
      quote.destinationName || destination(quote),
      t('travel.trip.days', { days: tripDays(quote) }),
      t('travel.trip.all', { people: quote.adultCount + quote.childCount }),
    ].join(' · ');
};

/** Where to, when and who, as the quote has it. */
export const TripFacts = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const destination = useDestination();
  return (
    <Facts>
      <Fact label={t('travel.trip.destination')}>
        {[quote.destinationName, destination(quote)].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={t('travel.trip.dates')}>
        <DateText iso={quote.departureDate} /> – <DateText iso={quote.arrivalDate} />{' '}
        <span className={`py-quiet ${styles.days}`}>
          ({t('travel.trip.days', { days: tripDays(quote) })})
        </span>
      </Fact>
      <Fact label={t('travel.trip.travellers')}>
        {t('travel.trip.people', { adults: quote.adultCount, children: quote.childCount })}
      </Fact>
      <Fact label={t('travel.trip.insured')}>{quote.insuredName}</Fact>
      {quote.planName === '' ? null : <Fact label={t('travel.trip.plan')}>{quote.planName}</Fact>}
    </Facts>
  );
};
