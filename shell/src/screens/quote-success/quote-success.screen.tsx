import { Button } from 'antd';
import { Navigate, useNavigate } from 'react-router-dom';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { ShareQuote } from '@payung/shared/journey/share-quote.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { Page } from '@payung/shared/ui/page.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';
import { Facts } from '#screens/outcome/facts.tsx';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

import { useProductName } from '@payung/shared/journey/product-name.ts';

const Created = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const navigate = useNavigate();
  const isAgent = useSession().kind === 'agent';
  const product = useProductById(quote.product_Id);
  const productName = useProductName(quote.product_Id);
  if (isSold(quote.stage))
    return <Navigate to={quoteAddress(shellRoutes.policySuccess.path, quote._id)} replace />;
  return (
    <>
      <section className="py-card">
        <Facts
          rows={[
            { label: text('quote.code'), value: <strong>{quote.quote_Id}</strong> },
            { label: text('payment.product'), value: `${productName} ${quote.planName}`.trim() },
            { label: text('quote.total'), value: <Rupiah amount={quote.duePremium} /> },
          ]}
        />
      </section>
      {isAgent ? (
        <section className="py-card" aria-labelledby="share-quote">
          <h2 id="share-quote">{text('quote.share.title')}</h2>
          <ShareQuote
            quote={quote}
            product={productName}
            makeLink={() => call(endpoints.generateLink, { query: { type: 'lead', quoteId: quote._id } })}
            savePhone={(insuredMobile) =>
              call(endpoints.changePhone, { params: { quoteId: quote._id }, body: { insuredMobile } })
            }
          />
        </section>
      ) : null}
      <div className="py-row">
        {product === undefined ? null : (
          <Button
            type="primary"
            size="large"
            onClick={() => void navigate(quoteAddress(product.results.createPolicy, quote._id))}
          >
            {text('quote.createPolicy')}
          </Button>
        )}
        <BackToDashboard />
      </div>
    </>
  );
};

/** The quote-created page of every product: its code, and the link for the customer (N18). */
export const Screen = () => {
  const text = useText();
  return (
    <Page title={text('quote.title')}>
      <QuotePage shape="summary">{(quote) => <Created key={quote._id} quote={quote} />}</QuotePage>
    </Page>
  );
};
