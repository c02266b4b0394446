import { addressLine } from '@payung/shared/address/address.ts';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useOrderDetail } from './premium-detail.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

const Insured = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('motor.customer.name')}>{quote.insuredName}</Fact>
      <Fact label={t('motor.customer.idCard')}>{maskIdCard(quote.insuredIdCard)}</Fact>
      <Fact label={t('motor.customer.birthDate')}>
        <DateText iso={quote.insuredBirthDate} />
      </Fact>
      <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
      <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
      <Fact label={t('motor.customer.street')}>{addressLine(quote.address)}</Fact>
      <Fact label={t('motor.customer.period')}>
        <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
      </Fact>
    </Facts>
  );
};

const Price = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  const [explain, dialog] = useOrderDetail(quote, quote);
  return (
    <>
      <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={t('checkout.due')} />
      <div>
        <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={explain}>
          {t('price.detail')}
        </button>
      </div>
      {dialog}
    </>
  );
};

/** The content of the policy, each part with a link to change it. */
export const Review = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof motorRoutes): string => quoteAddress(motorRoutes[route].path, quote.id);
  return (
    <>
      <ReviewPart
        title={t('motor.vehicle.title')}
        change={{ label: t('motor.start.change'), path: to('createQuote') }}
      >
        <VehicleFacts quote={quote} isComplete />
      </ReviewPart>
      <ReviewPart
        title={t('motor.customer.insured')}
        change={{ label: t('motor.review.editInsured'), path: to('customerInformation') }}
      >
        <Insured quote={quote} />
      </ReviewPart>
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <Price quote={quote} />
      </ReviewPart>
    </>
  );
};
