import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import { send } from '@payung/shared/api/send.ts';
import type { QuoteRequest } from '@payung/shared/journey/order/request-quote.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { OtherPlans } from '#motor-quote/other-plans.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useSaveMotorStep } from '#motor-quote/save.ts';
import { VehicleFacts } from '#motor-quote/vehicle-facts.tsx';
import { motorDiscount, motorPromoCode } from '#rules/discount.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import { useOrderDetail } from '#motor-quote/premium-detail.tsx';

const explain = (quote: MotorQuoteRecord, price: OrderPrice) => <OrderDetail quote={quote} price={price} />;

export const Screen = () => {
  const step = useMotorStep('orderSummary');
  const closed = step.isOnlyShown ? { back: undefined, progress: undefined } : {};
  return (
    <OrderSummaryPage
      step={{ ...step, ...closed }}
      discount={motorDiscount}
      promoCode={motorPromoCode}
      quoting={useMotorQuoteRequest(step.quoteId, step.quote.data)}
      explain={explain}
    >
      {(quote) => (
        <>
          <VehicleFacts quote={quote} />
          <OtherPlans quote={quote} />
        </>
      )}
    </OrderSummaryPage>
  );
};

/** How a motor order becomes a quote (MOT-035, MOT-036, MOT-052, MOT-053). */
export const useMotorQuoteRequest = (quoteId: string, record: MotorQuoteRecord | undefined): QuoteRequest => {
  const t = useText();
  const saving = useSaveMotorStep(quoteId, { quiet: true });
  const kind = record?.vehicleKind ?? 'car';
  return {
    product: 'motor',
    save: saving.save,
    record: saving.record,
    // The text of the server is shown unchanged (MOT-046).
    problem: saving.problem,
    onUnsaved: () => 'stayed',
    quickQuote: async (seenVersion) => {
      const { code } = await send(motorEndpoints.motorQuickQuote, {
        params: { quoteId },
        query: { kind },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('motor.quote.ready'),
  };
};

interface OrderDetailProps {
  quote: MotorQuoteRecord;
  price: OrderPrice;
}

/** Opens the total year by year. */
export const OrderDetail = ({ quote, price }: OrderDetailProps) => {
  const t = useText();
  const [open, dialog] = useOrderDetail(quote, price);
  return (
    <div>
      <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={open}>
        {t('price.detail')}
      </button>
      {dialog}
    </div>
  );
};
