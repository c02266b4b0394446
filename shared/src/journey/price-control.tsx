import { useState } from 'react';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import type { DiscountProduct } from '#domain/discount.ts';
import { DiscountStepper } from '#journey/discount-stepper.tsx';
import { PromoCodeBox } from '#journey/promo-code-box.tsx';
import type { Reduction } from '#journey/quote-lines.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';

interface PriceControlProps {
  /** Whose limits and texts hold. */
  product: DiscountProduct;
  quote: QuoteRecord;
  who: 'agent' | 'customer';
  reduction: Reduction;
  /** A code that was entered before a reload. */
  typedCode: string | undefined;
  /** Asks the server for the percent of a code, without a toast of its own. */
  validate: (code: string) => Promise<number>;
  onChange: (reduction: Reduction) => void;
  /** Whether what stands in the field closes the way on. */
  onBlockedChange: (isBlocked: boolean) => void;
}

/** Agents give a percent, customers enter a code; never both (TRV-040, TRV-041). */
export const PriceControl = ({
  product,
  quote,
  who,
  reduction,
  typedCode,
  validate,
  onChange,
  onBlockedChange,
}: PriceControlProps) => {
  const text = useText();
  const [saved] = useState(quote.promoCodeList[0]);
  if (who === 'agent') {
    return (
      <div className="py-stack-tight">
        <h2>{text('summary.discount')}</h2>
        {saved !== undefined && reduction.percent === undefined ? (
          <InlineNotice kind="info" text={text('summary.byPromo')} />
        ) : null}
        <DiscountStepper
          product={product}
          value={reduction.percent ?? quote.discountPercent}
          onChange={(percent) => onChange({ percent })}
          onErrorChange={onBlockedChange}
        />
      </div>
    );
  }
  return (
    <div className="py-stack-tight">
      <h2>{text('summary.promo')}</h2>
      {quote.discountPercent > 0 && saved === undefined && reduction.promo === undefined ? (
        <InlineNotice kind="info" text={text('summary.byAgent', { percent: quote.discountPercent })} />
      ) : null}
      <PromoCodeBox
        product={product}
        initial={saved}
        typed={typedCode}
        validate={validate}
        onApplied={(promoCode, discountPercent) => onChange({ promo: { promoCode, discountPercent } })}
        onBlockedChange={onBlockedChange}
      />
    </div>
  );
};
