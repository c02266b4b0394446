import { Navigate, useNavigate } from 'react-router-dom';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { QuoteCreated } from '@payung/shared/journey/share/quote-created-page.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/text.ts';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

const Created = ({ quote }: { readonly quote: QuoteRecord }) => {
  const navigate = useNavigate();
  const description = useProductById(quote.productId);
  const results = description?.results;
  const generateLink = {
    ...quoteEndpoints.generateLink,
    path: description?.link.generatePath ?? quoteEndpoints.generateLink.path,
  };
  if (isSold(quote.stage))
    return <Navigate to={quoteAddress(shellRoutes.policySuccess.path, quote.id)} replace />;
  return (
    <QuoteCreated
      quote={quote}
      makeLink={(quoteId) => call(generateLink, { query: { type: 'lead', quoteId } })}
      savePhone={(quoteId, phone) =>
        call(quoteEndpoints.changePhone, { params: { quoteId }, body: { phone } })
      }
      onCreatePolicy={
        results === undefined ? undefined : () => void navigate(quoteAddress(results.createPolicy, quote.id))
      }
    />
  );
};

/** The quote-created page of the products that have none of their own: quote code and share link (N18). */
export const Screen = () => {
  const text = useText();
  const isAgent = useSession().kind === 'agent';
  return (
    <Page title={text('quote.created.title')} step={1}>
      <QuotePage shape={isAgent ? 'createdQuote' : 'summary'}>
        {(quote) => <Created key={quote.id} quote={quote} />}
      </QuotePage>
    </Page>
  );
};
