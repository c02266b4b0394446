import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { PriceAccount } from '#accident-quote/price-account.tsx';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { ReviewInsured } from './review-insured.tsx';

/** All that will stand in the policy, each part with the way to change it. */
export const Review = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof paCiRoutes): string => quoteAddress(paCiRoutes[route].path, quote.id);
  return (
    <>
      <ReviewPart
        title={t('pa.holder')}
        change={{ label: t('pa.details.edit.holder'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('pa.holder.name')}>{quote.insuredName}</Fact>
          <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
          <Fact label={t('pa.period')}>
            <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
          </Fact>
        </Facts>
      </ReviewPart>
      {quote.insureds.map((insured, index) => (
        <ReviewInsured key={insured.id} quoteId={quote.id} insured={insured} place={index + 1} />
      ))}
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceAccount quote={quote} />
      </ReviewPart>
    </>
  );
};
