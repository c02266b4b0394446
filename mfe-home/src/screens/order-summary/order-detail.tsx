import { useState } from 'react';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { savedLines } from '#home-quote/premium-lines.ts';
import { useText } from '#messages/catalogue.ts';

interface OrderDetailProps {
  quote: HomeQuoteRecord;
  price: OrderPrice;
}

/** Opens the total into its rates, and says who gave the discount. */
export const OrderDetail = ({ quote, price }: OrderDetailProps) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const givenBy =
    price.discountGivenBy === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const discount = { label: givenBy, amount: -price.discountAmount, parts: [] };
  return (
    <div>
      <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('price.detail')}
      </button>
      {isOpen ? (
        <PremiumDetail
          onClose={() => setOpen(false)}
          lines={[...savedLines(quote), ...(price.discountAmount > 0 ? [discount] : [])]}
          total={price.subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </div>
  );
};
