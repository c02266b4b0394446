import { Navigate } from 'react-router-dom';
import { useProvinces } from '@payung/shared/address/address-lists.ts';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { homeRoutes } from '#contract/routes.ts';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { useAgreement } from '#requirements/agreement.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { PropertyForm } from './property-form.tsx';
import { useSaveProperty } from './save-property.ts';

const PropertyPage = () => {
  const t = useText();
  const step = useHomeStep('createQuote');
  const { phone } = useAgreement();
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CreateQuoteValues>(step.draft);
  const property = useSaveProperty(step, draft.drop);
  const record = step.quote.data;
  const known = record === undefined ? lead.fillIn(emptyValues(phone)) : valuesOf(record);
  return (
    <CreateQuotePage
      title={t(step.quoteId === '' ? 'home.create.title' : 'home.create.title.change')}
      step={step}
      offers={useProvinces()}
      draft={draft}
      isBusy={property.isBusy}
    >
      {(provinces) => (
        <PropertyForm
          provinces={provinces}
          quote={record}
          first={{ ...known, ...draft.typed }}
          problem={property.problem}
          onType={draft.keep}
          onSave={property.save}
        />
      )}
    </CreateQuotePage>
  );
};

export const Screen = () => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  const { requirementsAgreed } = useAgreement();
  // Only an agent makes a quote, and only of a property that meets the requirements.
  if (quoteId === undefined && (isLinkMode || !requirementsAgreed))
    return <Navigate to={homeRoutes.start.path} replace />;
  return <PropertyPage key={quoteId ?? 'new'} />;
};
