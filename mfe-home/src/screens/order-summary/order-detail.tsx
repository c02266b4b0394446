import { useState } from 'react';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { previewPrice } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { savedLines } from '#home-quote/premium-lines.ts';
import { useText } from '#messages/catalogue.ts';

interface OrderDetailProps {
  quote: HomeQuoteRecord;
  reduction: Reduction;
}

/** Opens the total into its rates, and says who gave the discount. */
export const OrderDetail = ({ quote, reduction }: OrderDetailProps) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const price = previewPrice(quote, reduction);
  const taken = price.premium + price.addOnTotal - price.subtotal;
  const givenBy =
    price.discountSource === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const reductionLine = { label: givenBy, amount: -taken, parts: [] };
  return (
    <div>
      <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('price.detail')}
      </button>
      {isOpen ? (
        <PremiumDetail
          onClose={() => setOpen(false)}
          lines={[...savedLines(quote), ...(taken > 0 ? [reductionLine] : [])]}
          total={price.subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </div>
  );
};
