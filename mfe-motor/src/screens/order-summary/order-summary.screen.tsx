import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { useMotorStep } from '#motor-quote/kit.ts';
import { VehicleFacts } from '#motor-quote/vehicle-facts.tsx';
import { motorDiscount, motorPromoCode } from '#rules/discount.ts';
import { OrderDetail } from './order-detail.tsx';
import { useMotorQuoting } from './quoting.ts';

const explain = (quote: MotorQuoteRecord, price: OrderPrice) => <OrderDetail quote={quote} price={price} />;

export const Screen = () => {
  const step = useMotorStep('orderSummary');
  const closed = step.isOnlyShown ? { back: undefined, progress: undefined } : {};
  return (
    <OrderSummaryPage
      step={{ ...step, ...closed }}
      discount={motorDiscount}
      promoCode={motorPromoCode}
      quoting={useMotorQuoting(step.quoteId, step.quote.data)}
      explain={explain}
    >
      {(quote) => <VehicleFacts quote={quote} />}
    </OrderSummaryPage>
  );
};
