import { Navigate } from 'react-router-dom';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { useProvinces } from '#home-quote/reads.ts';
import { useText } from '#messages/catalogue.ts';
import { useAgreement } from '#requirements/agreement.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { PROPERTY_FORM, PropertyForm } from './property-form.tsx';
import { useSaveProperty } from './save-property.ts';

const PropertyPage = ({ isNew }: { isNew: boolean }) => {
  const t = useText();
  const { quoteId, quote, isOpen } = useJourneyStop('start');
  const { phonenumber } = useAgreement();
  const provinces = useProvinces();
  const draft = useFormDraft<CreateQuoteValues>(isNew ? 'home/property/new' : `home/property/${quoteId}`);
  const property = useSaveProperty(quote.data, draft.drop);
  const reads = [provinces, draft.restored, ...(isNew ? [] : [quote])] as const;
  const known = quote.data === undefined ? emptyValues(phonenumber) : valuesOf(quote.data);

  return (
    <Page
      title={t(isNew ? 'home.create.title' : 'home.create.title.change')}
      step={1}
      back={quoteAddress(homeRoutes.start.path, isNew ? undefined : quoteId)}
      intro={t('home.create.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('home.create.submit'),
            htmlType: 'submit',
            form: PROPERTY_FORM,
            disabled: provinces.data === undefined,
            busy: property.isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={reads} loading={<Loading shape="form" />}>
        {(offered) => (
          <PropertyForm
            provinces={offered}
            quote={quote.data}
            first={{ ...known, ...draft.typed }}
            problem={property.problem}
            onType={draft.keep}
            onSave={property.save}
          />
        )}
      </Reads>
    </Page>
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
