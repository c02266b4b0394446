import { useState } from 'react';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { DiscountStepper } from '@payung/shared/journey/discount-stepper.tsx';
import { PromoCodeBox } from '@payung/shared/journey/promo-code-box.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Reduction } from './reduction.ts';
import { validatePromo } from './validate-promo.ts';

interface PriceControlProps {
  quote: TravelQuoteRecord;
  who: 'agent' | 'customer';
  reduction: Reduction;
  /** A code that was entered before a reload. */
  typedCode: string | undefined;
  onChange: (reduction: Reduction) => void;
  /** Whether what stands in the field closes the way on. */
  onBlockedChange: (isBlocked: boolean) => void;
}

/** Agents give a percent, customers enter a code; never both (TRV-040, TRV-041). */
export const PriceControl = ({
  quote,
  who,
  reduction,
  typedCode,
  onChange,
  onBlockedChange,
}: PriceControlProps) => {
  const t = useText();
  const [saved] = useState(quote.promoCodeList[0]);
  if (who === 'agent') {
    return (
      <div className="py-stack-tight">
        <h2>{t('travel.summary.discount')}</h2>
        {saved !== undefined && reduction.percent === undefined ? (
          <InlineNotice kind="info" text={t('travel.summary.byPromo')} />
        ) : null}
        <DiscountStepper
          product="travel"
          value={reduction.percent ?? quote.discountPercent}
          onChange={(percent) => onChange({ percent })}
          onErrorChange={onBlockedChange}
        />
      </div>
    );
  }
  return (
    <div className="py-stack-tight">
      <h2>{t('travel.summary.promo')}</h2>
      {quote.discountPercent > 0 && saved === undefined && reduction.promo === undefined ? (
        <InlineNotice kind="info" text={t('travel.summary.byAgent', { percent: quote.discountPercent })} />
      ) : null}
      <PromoCodeBox
        product="travel"
        initial={saved}
        typed={typedCode}
        validate={(code) => validatePromo(code, quote._id)}
        onApplied={(promoCode, discountPercent) => onChange({ promo: { promoCode, discountPercent } })}
        onBlockedChange={onBlockedChange}
      />
    </div>
  );
};
