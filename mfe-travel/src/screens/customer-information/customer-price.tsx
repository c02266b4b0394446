import { useState } from 'react';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { PriceDetail } from '@payung/shared/journey/price-detail.tsx';
import { orderLines, subtotalOf } from '@payung/shared/journey/quote-lines.ts';
import { SubtotalCard } from '@payung/shared/journey/subtotal-card.tsx';
import { useText } from '#messages/catalogue.ts';

/** What was chosen so far costs, without admin cost; opens into its lines. */
export const CustomerPrice = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const [isExplaining, setExplaining] = useState(false);
  return (
    <>
      <SubtotalCard
        label={t('travel.customer.subtotal')}
        amount={subtotalOf(quote)}
        onExplain={() => setExplaining(true)}
      />
      <PriceDetail
        open={isExplaining}
        onClose={() => setExplaining(false)}
        lines={orderLines(quote)}
        total={subtotalOf(quote)}
        note={t('price.excludesAdminCost')}
      />
    </>
  );
};
