import { useText } from '#messages/text.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { useProductName } from '#journey/payment/product-name.ts';

/** Which plan of which product was chosen. */
export const PlanHeading = ({ quote }: { quote: Pick<QuoteRecord, 'productId' | 'planName'> }) => {
  const text = useText();
  const product = useProductName(quote.productId);
  return <h2>{text('plan.ofProduct', { product, plan: quote.planName })}</h2>;
};
