import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { homeDiscount, homePromoCode } from '#rules/discount.ts';
import { OrderDetail } from './order-detail.tsx';
import { useHomeQuoting } from './quoting.ts';
import { validatePromo } from './validate-promo.ts';

const explain = (quote: HomeQuoteRecord, price: OrderPrice) => <OrderDetail quote={quote} price={price} />;

export const Screen = () => {
  const step = useHomeStep('orderSummary');
  return (
    <OrderSummaryPage
      step={step}
      discount={homeDiscount}
      promoCode={homePromoCode}
      quoting={useHomeQuoting(step.quoteId)}
      validate={validatePromo}
      explain={explain}
    >
      {(quote) => <PropertyFacts quote={quote} />}
    </OrderSummaryPage>
  );
};
