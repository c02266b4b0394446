import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { CustomerInformationPage } from '@payung/shared/journey/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerOf, valuesOf, withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { CustomerPrice } from './customer-price.tsx';

const isSaved = (quote: TravelQuoteRecord, values: CustomerValues): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  JSON.stringify(customerOf(values, quote.tripType)) ===
    JSON.stringify(customerOf(valuesOf(quote), quote.tripType));

export const Screen = () => {
  const t = useText();
  const stop = useJourneyStop('customerInformation');
  const draft = useFormDraft<CustomerValues>(`travel/customer/${stop.quoteId}`);
  const saving = useSaveTravelStep(stop.quoteId);
  const record = stop.quote.data;
  return (
    <CustomerInformationPage
      title={t('travel.customer.title')}
      stop={stop}
      draft={draft}
      paths={{ back: travelRoutes.orderSummary.path, next: travelRoutes.confirmation.path }}
      price={record === undefined ? null : <CustomerPrice quote={record} />}
      save={async (quote, values: CustomerValues) =>
        isSaved(quote, values) || saving.save(customerOf(values, quote.tripType))
      }
    >
      {(quote, submit) => (
        <CustomerForm
          tripType={quote.tripType}
          first={withTyped(valuesOf(quote), draft.typed)}
          problem={saving.problem}
          onType={draft.keep}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};
