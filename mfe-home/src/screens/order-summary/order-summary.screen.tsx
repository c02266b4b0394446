import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import { send } from '@payung/shared/api/send.ts';
import type { QuoteRequest } from '@payung/shared/journey/order/request-quote.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { OtherPlans } from '#home-quote/other-plans.tsx';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useSaveHomeStep } from '#home-quote/save.ts';
import { homeDiscount, homePromoCode } from '#rules/discount.ts';
import { PremiumDetail, savedLines } from '#home-quote/premium-detail.tsx';
import { useText } from '#messages/catalogue.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import { customerState } from '#home-quote/navigation-state.ts';

const explain = (quote: HomeQuoteRecord, price: OrderPrice) => <OrderDetail quote={quote} price={price} />;

export const Screen = () => {
  const step = useHomeStep('orderSummary');
  return (
    <OrderSummaryPage
      step={step}
      discount={homeDiscount}
      promoCode={homePromoCode}
      quoting={useHomeQuoteRequest(step.quoteId)}
      validate={validatePromo}
      explain={explain}
    >
      {(quote) => (
        <>
          <PropertyFacts quote={quote} />
          <OtherPlans quote={quote} />
        </>
      )}
    </OrderSummaryPage>
  );
};

interface OrderDetailProps {
  quote: HomeQuoteRecord;
  price: OrderPrice;
}

/** Opens the total into its rates, and says who gave the discount. */
const OrderDetail = ({ quote, price }: OrderDetailProps) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const givenBy =
    price.discountGivenBy === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const discount = { label: givenBy, amount: -price.discountAmount, parts: [] };
  return (
    <div>
      <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('price.detail')}
      </button>
      {isOpen ? (
        <PremiumDetail
          onClose={() => setOpen(false)}
          lines={[...savedLines(quote), ...(price.discountAmount > 0 ? [discount] : [])]}
          total={price.subtotal}
          note={<WithoutAdminCost total={price.subtotal} />}
        />
      ) : null}
    </div>
  );
};

/** How a home order becomes a quote (HOME-052 to HOME-059). */
const useHomeQuoteRequest = (quoteId: string): QuoteRequest => {
  const t = useText();
  const { save, record, problem } = useSaveHomeStep(quoteId, { quiet: true });
  return {
    product: 'home',
    save,
    record,
    problem,
    // For agents and customers, and for any error (ruling K83).
    onUnsaved: () => 'toErrorPage',
    quickQuote: async (seenVersion) => {
      const { code } = await send(homeEndpoints.homeQuickQuote, {
        params: { quoteId },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('home.quote.quick'),
    onwards: (who, code) => (who === 'agent' ? {} : { state: customerState(quoteId, code) }),
  };
};

/** The percent behind a code. The box shows what went wrong, so no toast does. */
const validatePromo = async (code: string, quoteId: string): Promise<number> => {
  const { percent } = await send(homeEndpoints.validateHomePromo, { body: { code, quoteId }, quiet: true });
  return percent;
};
