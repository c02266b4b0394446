import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import { OfflineHint } from '#screens/outcome/offline-hint.tsx';

/** A sold quote leads to its policy, any other to the payment page of its product. */
const useNextPage = (quote: QuoteRecord | undefined) => {
  const product = useProductById(quote?.productId);
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
    path: product?.results?.payment ?? shellRoutes.payment.path,
  } as const;
};

/** Pay later was refused; shows the server's message, if any (ruling K69). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly message?: string } | null;
  const quoteId = useQuoteId();
  const nextPage = useNextPage(useQuote(quoteId, { quiet: true }).data);
  return (
    <ResultPage
      kind="error"
      title={text('later.error.title')}
      text={text(nextPage.text)}
      actions={
        <>
          {quoteId === undefined ? null : (
            <Button
              type="primary"
              size="large"
              onClick={() => void navigate(quoteAddress(nextPage.path, quoteId))}
            >
              {text(nextPage.action)}
            </Button>
          )}
          <BackToDashboard />
        </>
      }
    >
      <OfflineHint />
      {typeof state?.message === 'string' && state.message !== '' ? (
        <p role="alert">{state.message}</p>
      ) : null}
    </ResultPage>
  );
};
