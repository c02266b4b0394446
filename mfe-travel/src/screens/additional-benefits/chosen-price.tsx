import { useState } from 'react';
import type { PricePreview, QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { PriceDetail, SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { usePricePreview } from '@payung/shared/journey/price/price-preview.ts';
import { Loading, RetryState } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';

interface ShownPrice {
  readonly price: PricePreview | undefined;
  /** The server could not say it. */
  readonly isError: boolean;
  readonly retry: () => void;
  readonly isExplained: boolean;
  readonly explain: () => void;
  readonly close: () => void;
}

/** What the plan costs with the add-ons that are being chosen, as the server computes it (TRV-037). */
export const useChosenPrice = (quote: QuoteRecord | undefined, codes: readonly string[]): ShownPrice => {
  const { price, isError, retry } = usePricePreview(quote, codes);
  const [isExplained, setExplained] = useState(false);
  return {
    price,
    isError,
    retry,
    isExplained,
    explain: () => setExplained(true),
    close: () => setExplained(false),
  };
};

/** What the add-ons cost, and the lines of the whole price (TRV-032). */
export const ChosenPrice = ({ chosen }: { chosen: ShownPrice }) => {
  const t = useText();
  const { price, isError, retry, isExplained, explain, close } = chosen;
  if (price === undefined) return isError ? <RetryState onRetry={retry} /> : <Loading shape="summary" />;
  return (
    <>
      <SubtotalCard label={t('travel.benefits.subtotal')} amount={price.addOnTotal} onExplain={explain} />
      <PriceDetail
        open={isExplained}
        onClose={close}
        lines={price.orderLines}
        total={price.subtotal}
        note={t('price.excludesAdminCost')}
      />
    </>
  );
};
