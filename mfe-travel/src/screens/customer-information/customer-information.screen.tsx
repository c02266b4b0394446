import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { PriceDetail } from '@payung/shared/journey/price-detail.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SubtotalCard } from '@payung/shared/journey/subtotal-card.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { orderLines, subtotalOf } from '@payung/shared/journey/quote-lines.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { CUSTOMER_FORM, CustomerForm } from './customer-form.tsx';
import { customerOf, valuesOf, withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';

/** Saving what stands there already would void a proposal that can be paid. */
const isSaved = (quote: TravelQuoteRecord, values: CustomerValues): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  JSON.stringify(customerOf(values, quote.tripType)) ===
    JSON.stringify(customerOf(valuesOf(quote), quote.tripType));

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('customerInformation');
  const draft = useFormDraft<CustomerValues>(`travel/customer/${quoteId}`);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useOneAtATime();
  const [isExplaining, setExplaining] = useState(false);
  const record = quote.data;

  const submit = (saved: TravelQuoteRecord, values: CustomerValues): void =>
    run(async () => {
      if (!isSaved(saved, values) && !(await saving.save(customerOf(values, saved.tripType)))) return 'stays';
      await draft.drop();
      void navigate(quoteAddress(travelRoutes.confirmation.path, quoteId));
      return 'left';
    });

  return (
    <Page
      title={t('travel.customer.title')}
      step={2}
      back={quoteAddress(travelRoutes.orderSummary.path, quoteId)}
      intro={t('travel.customer.intro')}
      aside={
        record === undefined ? (
          <Loading shape="summary" />
        ) : (
          <SubtotalCard
            label={t('travel.customer.subtotal')}
            amount={subtotalOf(record)}
            onExplain={() => setExplaining(true)}
          />
        )
      }
      bar={
        <ActionBar
          primary={{
            label: t('common.next'),
            htmlType: 'submit',
            form: CUSTOMER_FORM,
            disabled: record === undefined,
            busy: isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="form" />}>
        {(saved) => (
          <CustomerForm
            tripType={saved.tripType}
            first={withTyped(valuesOf(saved), draft.typed)}
            problem={saving.problem}
            onType={draft.keep}
            onSave={(values) => submit(saved, values)}
          />
        )}
      </Reads>
      {record === undefined ? null : (
        <PriceDetail
          open={isExplaining}
          onClose={() => setExplaining(false)}
          lines={orderLines(record)}
          total={subtotalOf(record)}
          note={t('price.excludesAdminCost')}
        />
      )}
    </Page>
  );
};
