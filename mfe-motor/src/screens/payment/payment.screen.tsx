import { Navigate } from 'react-router-dom';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useMotorQuote } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { Checkout } from './checkout.tsx';

/** The motor payment under its own address: the same as /oonapayment (ruling K38, N30). */
export const Screen = () => {
  const t = useText();
  const quoteId = useQuoteId();
  const quote = useMotorQuote(quoteId);
  if (quoteId === undefined) return <Navigate to={shellRoutes.failure.path} replace />;
  return (
    <Page title={t('motor.payment.title')} step={3}>
      <QueryBoundary quiet of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record.id} quote={record} />}
      </QueryBoundary>
    </Page>
  );
};
