import { useState } from 'react';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { DiscountRules, PromoCodeRules } from '#domain/money/discount.ts';
import { Earning } from './earning.tsx';
import { DiscountStepper } from './discount-stepper.tsx';
import { PromoCodeBox } from './promo-code-box.tsx';
import { stageRank } from '#domain/stages.ts';
import { orderPrice } from '#journey/price/order-price.ts';
import type { DiscountChoice } from '#journey/price/order-price.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface PriceControlProps {
  /** Rules of the product; without them agents give no discount, and customers have no code. */
  discount: DiscountRules | undefined;
  promoCode: PromoCodeRules | undefined;
  quote: QuoteRecord;
  who: 'agent' | 'customer';
  choice: DiscountChoice;
  /** A code that was entered before a reload. */
  typedCode: string | undefined;
  /** Asks the server for the percent of a code, without a toast of its own. */
  validate: (code: string) => Promise<number>;
  onChange: (choice: DiscountChoice) => void;
  /** Whether what stands in the field closes the way on. */
  onBlockedChange: (isBlocked: boolean) => void;
}

/** Until the quote is made, a saved code may be taken away again (ruling R04). */
const isQuoteOpen = ({ stage, quotedAt }: QuoteRecord): boolean =>
  stageRank(stage) < stageRank('Quick Quote Created') ||
  (stage === 'PromoCode Added' && quotedAt === undefined);

/** Agents give a percent, customers enter a code; never both (TRV-040, TRV-041). */
export const PriceControl = ({
  discount,
  promoCode,
  quote,
  who,
  choice,
  typedCode,
  validate,
  onChange,
  onBlockedChange,
}: PriceControlProps) => {
  const text = useText();
  const [saved] = useState(quote.promoCode);
  if (who === 'agent') {
    return discount === undefined ? null : (
      <div className="py-stack-tight">
        <h2>{text('summary.discount')}</h2>
        {saved !== undefined && choice.percent === undefined ? (
          <InlineNotice kind="info" text={text('summary.byPromo')} />
        ) : null}
        <DiscountStepper
          rules={discount}
          value={choice.percent ?? quote.discountPercent}
          onChange={(percent) => onChange({ percent })}
          onErrorChange={onBlockedChange}
        />
        <Earning quoteId={quote.id} percent={choice.percent ?? quote.discountPercent} />
      </div>
    );
  }
  return promoCode === undefined ? null : (
    <div className="py-stack-tight">
      <h2>{text('summary.promo')}</h2>
      {quote.discountPercent > 0 && saved === undefined && choice.promoCode === undefined ? (
        <InlineNotice kind="info" text={text('summary.byAgent', { percent: quote.discountPercent })} />
      ) : null}
      <PromoCodeBox
        rules={promoCode}
        initial={saved}
        isRemovable={isQuoteOpen(quote)}
        typed={typedCode}
        validate={validate}
        raiseBy={(code) =>
          orderPrice(quote, { promoCode: code }).subtotal - orderPrice(quote, choice).subtotal
        }
        onApplied={(applied) => onChange({ promoCode: applied })}
        onRemoved={() => onChange({ removesCode: quote.promoCode !== undefined })}
        onBlockedChange={onBlockedChange}
      />
    </div>
  );
};
