import { useState } from 'react';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { homeCustomerSubtotal } from '@payung/shared/domain/home/amounts.ts';
import { SubtotalCard } from '@payung/shared/journey/subtotal-card.tsx';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { savedLines } from '#home-quote/premium-lines.ts';
import { useText } from '#messages/catalogue.ts';

/** What was chosen so far costs, without admin cost (HOME-104); opens into its lines. */
export const CustomerPrice = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const [isExplaining, setExplaining] = useState(false);
  const subtotal = homeCustomerSubtotal(quote);
  const givenBy =
    quote.discountGivenBy === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const reduction = { label: givenBy, amount: -quote.discountAmount, parts: [] };
  return (
    <>
      <SubtotalCard
        amount={subtotal}
        onExplain={() => setExplaining(true)}
        note={t('price.excludesAdminCost')}
      />
      {isExplaining ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[...savedLines(quote), ...(quote.discountAmount > 0 ? [reduction] : [])]}
          total={subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </>
  );
};
