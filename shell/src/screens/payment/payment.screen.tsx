import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { config } from '@payung/shared/config.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isBackdated } from '@payung/shared/domain/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { CheckoutPanel } from '@payung/shared/journey/checkout-panel.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { MenuLink } from '#layout/menu-link.tsx';
import { useText } from '#messages/text.ts';
import { Facts } from '#screens/outcome/facts.tsx';
import { useProductName } from '@payung/shared/journey/product-name.ts';
import { QuotePage } from '#screens/outcome/quote-page.tsx';
import { isCheckoutAddress } from '@payung/shared/journey/checkout-address.ts';

const leaveFor = (address: string): void => window.location.assign(address);

/** Only a journey has a departure; other covers begin when they are paid (TRV-080, ruling K76). */
const hasDeparted = (quote: QuoteRecord): boolean =>
  quote.departureDate !== undefined && isBackdated(quote.departureDate, todayInJakarta(new Date()));

const Checkout = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const product = useProductById(quote.product_Id);
  const productName = useProductName(quote.product_Id);
  const [strangers, setStrangers] = useState(0);
  const ownPage = product?.results.payment ?? shellRoutes.payment.path;
  // Whoever comes here without knowing the product is led to where it takes its payments.
  if (ownPage !== shellRoutes.payment.path) return <Navigate to={quoteAddress(ownPage, quote._id)} replace />;
  // A paid quote shows its result; there is nothing to check out (ruling G12).
  if (isSold(quote.stage))
    return <Navigate to={quoteAddress(shellRoutes.policySuccess.path, quote._id)} replace />;
  const open = product?.leadStages[quote.stage];
  // Typed too early: there is nothing to pay before the steps that come first.
  if (quote.proposalNo === undefined && open !== undefined && open !== ownPage)
    return <Navigate to={quoteAddress(open, quote._id)} replace />;
  return (
    <>
      <section className="py-card" aria-label={text('payment.summary')}>
        <Facts
          rows={[
            { label: text('payment.product'), value: `${productName} ${quote.planName}`.trim() },
            { label: text('payment.insured'), value: quote.insuredName },
            {
              label: text('payment.period'),
              value: text('payment.periodValue', {
                from: formatDate(quote.effectiveDate),
                to: formatDate(quote.expiryDate),
              }),
            },
          ]}
        />
      </section>
      {strangers === 0 ? null : <InlineNotice kind="error" text={text('payment.strangeHost')} />}
      <CheckoutPanel
        key={strangers}
        quote={quote}
        product={product}
        blocked={hasDeparted(quote) ? text('notice.backdated') : undefined}
        onCheckout={(address) => {
          if (isCheckoutAddress(address, window.location)) leaveFor(address);
          else setStrangers((count) => count + 1);
        }}
        termsLink={
          <MenuLink className="py-text-button" target={{ kind: 'page', address: config.brand.terms }}>
            {text('footer.terms')}
          </MenuLink>
        }
      />
    </>
  );
};

/** The payment page of every product that has none of its own (N16). */
export const Screen = () => {
  const text = useText();
  return (
    <Page title={text('payment.title')} step={3}>
      <QuotePage shape="summary">{(quote) => <Checkout key={quote._id} quote={quote} />}</QuotePage>
    </Page>
  );
};
