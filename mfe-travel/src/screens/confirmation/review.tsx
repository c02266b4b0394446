import type { TravelQuoteRecord } from '#contract/record.ts';
import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { travelRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { Travellers } from './travellers.tsx';

/** The content of the policy, each part with a link to the page that changes it. */
export const Review = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof travelRoutes): string => quoteAddress(travelRoutes[route].path, quote.id);
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
          <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={t('checkout.due')} />
      </ReviewPart>
    </>
  );
};
