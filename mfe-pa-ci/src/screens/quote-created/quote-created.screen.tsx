import { call } from '@payung/shared/api/client.ts';
import { QuoteCreatedPage } from '@payung/shared/journey/share/quote-created-page.tsx';
import { Fact } from '@payung/shared/ui/text/facts.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';

/** The quote's code, and the link for the customer. */
export const Screen = () => {
  const t = useText();
  return (
    <QuoteCreatedPage
      step={useAccidentStep('quoteCreated')}
      makeLink={(quoteId) => call(paCiEndpoints.generatePaLink, { query: { type: 'lead', quoteId } })}
      savePhone={(quoteId, phone) =>
        call(paCiEndpoints.changePaPhone, { params: { quoteId }, body: { phone } })
      }
    >
      {({ participants }) => (
        <Fact label={t('pa.people')}>{t('pa.people.count', { count: participants })}</Fact>
      )}
    </QuoteCreatedPage>
  );
};
