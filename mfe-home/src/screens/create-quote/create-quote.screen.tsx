import { Navigate } from 'react-router-dom';
import { CreateQuotePage } from '@payung/shared/journey/create-quote-page.tsx';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { useProvinces } from '#home-quote/reads.ts';
import { useText } from '#messages/catalogue.ts';
import { useAgreement } from '#requirements/agreement.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { PropertyForm } from './property-form.tsx';
import { useSaveProperty } from './save-property.ts';

const PropertyPage = ({ isNew }: { isNew: boolean }) => {
  const t = useText();
  const stop = useJourneyStop('start');
  const { phonenumber } = useAgreement();
  const draft = useFormDraft<CreateQuoteValues>(`home/property/${isNew ? 'new' : stop.quoteId}`);
  const record = stop.quote.data;
  const property = useSaveProperty(record, draft.drop);
  const known = record === undefined ? emptyValues(phonenumber) : valuesOf(record);
  return (
    <CreateQuotePage
      title={t(isNew ? 'home.create.title' : 'home.create.title.change')}
      stop={stop}
      back={homeRoutes.start.path}
      offers={useProvinces()}
      restored={draft.restored}
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
  return <PropertyPage key={quoteId ?? 'new'} isNew={quoteId === undefined} />;
};
