import { useState } from 'react';
import { PriceDetail, SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';

/** What was chosen so far costs, without admin cost; opens into its lines. */
export const CustomerPrice = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <SubtotalCard
        label={t('travel.customer.subtotal')}
        amount={quote.subtotal}
        onExplain={() => setExplained(true)}
      />
      <PriceDetail
        open={isExplained}
        onClose={() => setExplained(false)}
        lines={quote.orderLines}
        total={quote.subtotal}
        note={t('price.excludesAdminCost')}
      />
    </>
  );
};
