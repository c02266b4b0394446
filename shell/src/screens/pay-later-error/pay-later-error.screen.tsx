import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import { OfflineHint } from '#screens/outcome/offline-hint.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** A sold quote leads to its policy, any other to the payment page of its product. */
const useNextPage = (quote: QuoteRecord | undefined, wasRefused: boolean) => {
  const product = useProductById(quote?.productId);
  if (quote !== undefined && isSold(quote.stage)) {
    return {
      text: 'later.error.exists',
      action: 'later.error.policy',
      path: product?.leadStages[quote.stage] ?? shellRoutes.policySuccess.path,
    } as const;
  }
  return {
    text: wasRefused ? 'later.error.text' : 'later.error.none.text',
    action: 'later.error.retry',
    path: product?.results?.payment ?? shellRoutes.payment.path,
  } as const;
};

/** Pay later was refused; shows the server's message, if any (ruling K69). By its address alone nothing was refused. */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly message?: string } | null;
  const quoteId = useQuoteId();
  const wasRefused = typeof state?.message === 'string';
  const nextPage = useNextPage(useQuote(quoteId, { quiet: true }).data, wasRefused);
  return (
    <ResultPage
      kind={wasRefused ? 'error' : 'info'}
      title={text(wasRefused ? 'later.error.title' : 'later.error.none')}
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
      {wasRefused && state?.message !== '' ? <p role="alert">{state?.message}</p> : null}
    </ResultPage>
  );
};
