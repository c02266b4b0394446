import { useState } from 'react';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { savedLines } from '#home-quote/premium-lines.ts';
import { useText } from '#messages/catalogue.ts';

/** The order so far, without admin cost (HOME-104); opens into its lines. */
export const CustomerPrice = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const [isExplaining, setExplaining] = useState(false);
  const givenBy =
    quote.discountGivenBy === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const discount = { label: givenBy, amount: -quote.discountAmount, parts: [] };
  return (
    <>
      <SubtotalCard
        amount={quote.subtotal}
        onExplain={() => setExplaining(true)}
        note={t('price.excludesAdminCost')}
      />
      {isExplaining ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[...savedLines(quote), ...(quote.discountAmount > 0 ? [discount] : [])]}
          total={quote.subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </>
  );
};
