import { today } from '@payung/shared/journey/steps/today.ts';
import { Navigate } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useProvinces } from '@payung/shared/address/address-lists.ts';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useRepeatedQuote } from '@payung/shared/journey/start/repeated-quote.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { Region } from '@payung/shared/schemas/places.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { homeQuoteRead, useHomeStep } from '#home-quote/kit.ts';
import { useSaveHomeStep } from '#home-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import { useAgreement } from '#requirements/agreement.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import {
  emptyValues,
  valuesAgain,
  valuesOf,
  problemsOf,
  wholeValues,
  isSameProperty,
  propertyOf,
  usePropertyRule,
} from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { PropertyFields } from './property-fields.tsx';
import { SumFields } from './sum-fields.tsx';

const PropertyPage = () => {
  const t = useText();
  const step = useHomeStep('createQuote');
  const { phone } = useAgreement();
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CreateQuoteValues>(step.draft);
  const property = useSaveProperty(step, draft.drop);
  const record = step.quote.data;
  const repeated = useRepeatedQuote({
    productId: PRODUCT_IDS.home,
    read: homeQuoteRead,
    isNew: step.quoteId === '',
  });
  const begun =
    repeated.quote === undefined ? emptyValues(phone, today()) : valuesAgain(repeated.quote, phone);
  const known = record === undefined ? lead.fillIn(begun) : valuesOf(record);
  return (
    <CreateQuotePage
      title={t(step.quoteId === '' ? 'home.create.title' : 'home.create.title.change')}
      step={step}
      offers={useProvinces()}
      draft={draft}
      repeated={repeated}
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

interface PropertyFormProps {
  provinces: readonly Region[];
  /** The quote whose property is changed; undefined for a new quote. */
  quote: HomeQuoteRecord | undefined;
  first: CreateQuoteValues;
  problem: string | undefined;
  onType: (values: CreateQuoteValues) => void;
  onSave: (values: CreateQuoteValues) => void;
}

const PropertyForm = ({ provinces, quote, first, problem, onType, onSave }: PropertyFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CreateQuoteValues>();
  const [values, setValues] = useState(first);

  // An agent came here to describe a property: typing begins at once.
  useEffect(() => {
    if (quote === undefined) form.scrollToField('provinceId', { focus: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);
  /** Fields that are not shown keep their values. */
  const now = (): CreateQuoteValues => wholeValues(form.getFieldsValue(true));

  const type = (changed: Partial<CreateQuoteValues>): void => {
    // A city lies in one province.
    if (changed.provinceId !== undefined) form.setFieldValue('city', undefined);
    setValues(now());
    onType(now());
  };

  return (
    <QuoteForm
      form={form}
      initialValues={{
        ...first,
        // A list shows its placeholder only where it holds nothing.
        provinceId: first.provinceId || undefined,
        city: first.city || undefined,
      }}
      problem={problem}
      onType={type}
      isWrong={() => problemsOf(now(), today()).totalSumInsured !== undefined}
      onSave={() => onSave(now())}
    >
      {quote === undefined || quote.planCode === '' ? null : (
        <InlineNotice kind="warning" text={t('home.create.reset')} />
      )}
      <PropertyFields values={values} provinces={provinces} />
      <SumFields values={values} />
      <Owner asksPhone={quote === undefined && !isLinkMode} />
    </QuoteForm>
  );
};

/** Whose property it is. */
const Owner = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  const rule = usePropertyRule();
  return (
    <InsuredFields
      words={{
        title: t('home.property.insured'),
        name: t('home.create.name'),
        nameHelp: t('home.create.name.help'),
      }}
      nameRule={rule('insuredName')}
      asksPhone={asksPhone}
    />
  );
};

/** Creates a quote, or changes the property of the open one, and leads to the plans. */
const useSaveProperty = (step: JourneyStep<HomeQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveHomeStep(step.quoteId);
  return useMakeQuote({
    step,
    sentAs: 'home/property/sent',
    create: (values: CreateQuoteValues, requestId) => {
      const { insuredPhone } = values;
      const phone = insuredPhone === '' ? {} : { insuredPhone };
      const body = { ...propertyOf(values), ...phone, requirementsAgreed: true, requestId } as const;
      return call(homeEndpoints.createHomeQuote, { body });
    },
    change: async (saved, values) =>
      isSameProperty(values, saved) || saving.save({ kind: 'property', property: propertyOf(values) }),
    problem: saving.problem,
    onSaved,
  });
};
