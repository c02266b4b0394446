import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { PriceLines } from '@payung/shared/journey/price-lines.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { ReviewPart } from '@payung/shared/journey/review-part.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { dueLines } from '@payung/shared/journey/quote-lines.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { Travellers } from './travellers.tsx';

/** All that will stand in the policy, each part with the way to change it. */
export const Review = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof travelRoutes): string => quoteAddress(travelRoutes[route].path, quote._id);
  return (
    <>
      <ReviewPart
        title={t('travel.trip.title')}
        change={{ label: t('travel.confirm.edit.trip'), path: to('createQuote') }}
      >
        <TripFacts quote={quote} />
      </ReviewPart>
      <ReviewPart
        title={t('travel.confirm.travellers')}
        change={{ label: t('travel.confirm.edit.travellers'), path: to('customerInformation') }}
      >
        <Travellers quote={quote} />
        <Facts>
          <Fact label={t('contact.mobile')}>{quote.insuredMobile}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceLines lines={dueLines(quote)} total={quote.duePremium} totalLabel={t('checkout.due')} />
      </ReviewPart>
    </>
  );
};
