import { call } from '@payung/shared/api/client.ts';
import { QuoteCreatedPage } from '@payung/shared/journey/share/quote-created-page.tsx';
import { homeEndpoints } from '#contract/endpoints.ts';
import { customerState } from '#home-quote/navigation-state.ts';
import { useHomeStep } from '#home-quote/kit.ts';

/** The quote's code, and the link for the customer (HOME-063 to HOME-065). */
export const Screen = () => (
  <QuoteCreatedPage
    quiet
    step={useHomeStep('quoteCreated')}
    stateFor={({ id, code }) => customerState(id, code)}
    makeLink={(quoteId) => call(homeEndpoints.generateHomeLink, { query: { type: 'lead', quoteId } })}
    savePhone={(quoteId, phone) =>
      call(homeEndpoints.updateHomeQuote, { params: { quoteId }, body: { kind: 'phone', phone } })
    }
  />
);
