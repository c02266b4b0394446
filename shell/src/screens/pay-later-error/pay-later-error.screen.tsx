import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';

/** The way on as the record has it: the policy where there is one, else the payment page of its product. */
const useWayOn = (quote: QuoteRecord | undefined) => {
  const product = useProductById(quote?.product_Id);
  if (quote !== undefined && isSold(quote.stage)) {
    return {
      text: 'later.error.exists',
      action: 'later.error.policy',
      path: product?.leadStages[quote.stage] ?? shellRoutes.policySuccess.path,
    } as const;
  }
  return {
    text: 'later.error.text',
    action: 'later.error.retry',
    path: product?.results.payment ?? shellRoutes.payment.path,
  } as const;
};

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
  const wayOn = useWayOn(quote.data?.data[0]);
  return (
    <ResultPage
      kind="error"
      title={text('later.error.title')}
      text={text(wayOn.text)}
      actions={
        <>
          {quoteId === '' ? null : (
            <Button
              type="primary"
              size="large"
              onClick={() => void navigate(quoteAddress(wayOn.path, quoteId))}
            >
              {text(wayOn.action)}
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
