import { Link } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Checkout } from '#accident-quote/checkout.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** A policy that was issued and is paid later: what is due until when, and the way to pay it (ruling R25). */
export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen } = useAccidentStep('payLater');
  return (
    <Page title={t('pa.payLater.title')} intro={t('pa.payLater.intro')}>
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => (
          <>
            <Checkout key={record.id} quote={record} />
            <div>
              <Link className="py-text-button" to={quoteAddress(paCiRoutes.policy.path, quoteId)}>
                {t('pa.payLater.policy')}
              </Link>
            </div>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
