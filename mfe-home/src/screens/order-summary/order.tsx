import { useState } from 'react';
import type { ReactNode } from 'react';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { OrderSummaryLayout } from '@payung/shared/journey/order-summary-layout.tsx';
import { PriceControl } from '@payung/shared/journey/price-control.tsx';
import { previewPrice } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { savedLines } from '#home-quote/premium-lines.ts';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { validatePromo } from './validate-promo.ts';

interface OrderProps {
  quote: HomeQuoteRecord;
  who: 'agent' | 'customer';
  /** Only to be looked at. */
  isLocked: boolean;
  reduction: Reduction;
  typedCode: string | undefined;
  onChange: (reduction: Reduction) => void;
  onBlockedChange: (isBlocked: boolean) => void;
  phone: ReactNode;
}

/** What was chosen, what takes money off, and what remains (HOME-031 to HOME-037). */
export const Order = ({
  quote,
  who,
  isLocked,
  reduction,
  typedCode,
  onChange,
  onBlockedChange,
  phone,
}: OrderProps) => {
  const t = useText();
  const [isExplaining, setExplaining] = useState(false);
  const price = previewPrice(quote, reduction);
  const taken = price.premium + price.addOnTotal - price.subtotal;
  const givenBy =
    price.discountSource === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const reductionLine = { label: givenBy, amount: -taken, parts: [] };
  return (
    <OrderSummaryLayout
      lines={price.lines}
      total={price.subtotal}
      next={
        <div>
          <button
            type="button"
            className="py-text-button"
            aria-haspopup="dialog"
            onClick={() => setExplaining(true)}
          >
            {t('price.detail')}
          </button>
        </div>
      }
      control={
        isLocked ? undefined : (
          <PriceControl
            product="home"
            validate={(code) => validatePromo(code, quote._id)}
            quote={quote}
            who={who}
            reduction={reduction}
            typedCode={typedCode}
            onChange={onChange}
            onBlockedChange={onBlockedChange}
          />
        )
      }
    >
      <section className="py-card py-stack">
        <h2>{t('home.benefits.product', { product: PRODUCT_NAMES.home, plan: quote.planName })}</h2>
        <PropertyFacts quote={quote} />
      </section>
      {phone}
      {isExplaining ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[...savedLines(quote), ...(taken > 0 ? [reductionLine] : [])]}
          total={price.subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </OrderSummaryLayout>
  );
};
