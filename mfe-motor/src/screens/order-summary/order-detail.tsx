import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';
import { useOrderDetail } from '#motor-quote/order-detail.tsx';

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
