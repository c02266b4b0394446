import { Navigate, useLocation } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { insuredStateOf } from '#accident-quote/insured-way.ts';
import { useAccidentStep } from '#accident-quote/kit.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { InsuredPage } from './insured-page.tsx';

/** A number that no insured has leads to the list. */
const NumberedInsured = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const { state } = useLocation();
  const named = insuredStateOf(state, quote.insureds.length);
  const insured = named === undefined ? undefined : quote.insureds[named.insuredNo - 1];
  if (named === undefined || insured === undefined)
    return <Navigate replace to={quoteAddress(paCiRoutes.insureds.path, quote.id)} />;
  return (
    <InsuredPage
      key={insured.id}
      quote={quote}
      insured={insured}
      place={named.insuredNo}
      isEdit={named.edit}
    />
  );
};

/** The insured that the state of the navigation names (ruling K41). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen } = useAccidentStep('insureds');
  if (isOpen && quote.data !== undefined) return <NumberedInsured quote={quote.data} />;
  return (
    <Page title={t('pa.insured.heading')} step={paCiRoutes.insured.step}>
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="form" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};
