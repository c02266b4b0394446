import type { MotorQuoteRecord } from '#contract/record.ts';
import { SubtotalCard } from '@payung/shared/journey/price/subtotal-card.tsx';
import { useText } from '#messages/catalogue.ts';
import { useOrderDetail } from '#motor-quote/order-detail.tsx';

/** The order so far, without admin cost; opens into its years. */
export const CustomerPrice = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  const [explain, dialog] = useOrderDetail(quote, quote);
  return (
    <>
      <SubtotalCard amount={quote.subtotal} onExplain={explain} note={t('price.excludesAdminCost')} />
      {dialog}
    </>
  );
};
