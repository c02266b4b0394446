import { Button } from 'antd';
import { Navigate, useNavigate } from 'react-router-dom';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { ShareQuote } from '@payung/shared/journey/share/share-quote.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { Facts } from '#screens/outcome/facts.tsx';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

const Created = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const navigate = useNavigate();
  const isAgent = useSession().kind === 'agent';
  const description = useProductById(quote.productId);
  const results = description?.results;
  const generateLink = {
    ...quoteEndpoints.generateLink,
    path: description?.link.generatePath ?? quoteEndpoints.generateLink.path,
  };
  const productName = useProductName(quote.productId);
  if (isSold(quote.stage))
    return <Navigate to={quoteAddress(shellRoutes.policySuccess.path, quote.id)} replace />;
  return (
    <>
      <section className="py-card">
        <Facts
          rows={[
            { label: text('quote.code'), value: <strong>{quote.code}</strong> },
            {
              label: text('payment.product'),
              value: [productName, quote.planName].filter(Boolean).join(' · '),
            },
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
            makeLink={() => call(generateLink, { query: { type: 'lead', quoteId: quote.id } })}
            savePhone={(phone) =>
              call(quoteEndpoints.changePhone, { params: { quoteId: quote.id }, body: { phone } })
            }
          />
        </section>
      ) : null}
      <div className="py-row">
        {results === undefined ? null : (
          <Button
            type="primary"
            size="large"
            onClick={() => void navigate(quoteAddress(results.createPolicy, quote.id))}
          >
            {text('quote.createPolicy')}
          </Button>
        )}
        <BackToDashboard />
      </div>
    </>
  );
};

/** The quote-created page of every product: quote code and share link (N18). */
export const Screen = () => {
  const text = useText();
  const isAgent = useSession().kind === 'agent';
  return (
    <Page title={text('quote.title')} step={1}>
      <QuotePage shape={isAgent ? 'createdQuote' : 'summary'}>
        {(quote) => <Created key={quote.id} quote={quote} />}
      </QuotePage>
    </Page>
  );
};
