import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '#screens/outcome/back-to-dashboard.tsx';

/** Pay later was refused; the message is the server's where it gave one (ruling K69). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useLocation().state as { readonly message?: string } | null;
  const quoteId = query.get('quoteId') ?? '';
  const quote = useQuery({
    ...queryOf(endpoints.getQuotes, { query: { id: quoteId }, quiet: true }),
    enabled: quoteId !== '',
  });
  const payment = useProductById(quote.data?.data[0].product_Id)?.results.payment ?? shellRoutes.payment.path;
  return (
    <ResultPage
      kind="error"
      title={text('later.error.title')}
      text={text('later.error.text')}
      actions={
        <>
          {quoteId === '' ? null : (
            <Button type="primary" size="large" onClick={() => void navigate(quoteAddress(payment, quoteId))}>
              {text('later.error.retry')}
            </Button>
          )}
          <BackToDashboard />
        </>
      }
    >
      {typeof state?.message === 'string' && state.message !== '' ? (
        <p role="alert">{state.message}</p>
      ) : null}
    </ResultPage>
  );
};
