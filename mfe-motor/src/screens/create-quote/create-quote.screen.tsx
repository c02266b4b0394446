import { today } from '@payung/shared/journey/steps/today.ts';
import { Navigate } from 'react-router-dom';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useRepeatedQuote } from '@payung/shared/journey/start/repeated-quote.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useChosenKind } from '#motor-quote/chosen-kind.ts';
import { motorQuoteRead, useMotorStep } from '#motor-quote/kit.ts';
import { useSaveMotorStep } from '#motor-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { emptyValues, valuesAgain, valuesOf, isSameVehicle, vehicleOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { VehicleForm } from './vehicle-form.tsx';

const VehiclePage = () => {
  const t = useText();
  const step = useMotorStep('createQuote');
  const [kind] = useChosenKind();
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CreateQuoteValues>(step.draft);
  const vehicle = useSaveVehicle(step, draft.drop);
  const record = step.quote.data;
  const repeated = useRepeatedQuote({
    productId: PRODUCT_IDS[kind === 'car' ? 'motor4w' : 'motor2w'],
    read: motorQuoteRead,
    isNew: step.quoteId === '',
  });
  const begun =
    repeated.quote === undefined
      ? emptyValues(kind, today())
      : valuesAgain(repeated.quote, repeated.isOfSameCustomer, today());
  const known = record === undefined ? lead.fillIn(begun) : valuesOf(record);
  return (
    <CreateQuotePage
      title={t(step.quoteId === '' ? 'motor.create.title' : 'motor.create.title.change')}
      step={step}
      // A vehicle that the catalogue does not know is typed: nothing has to be read first.
      offers={draft.restored}
      draft={draft}
      repeated={repeated}
      isBusy={vehicle.isBusy}
    >
      {() => (
        <VehicleForm
          quote={record}
          first={{ ...known, ...draft.typed }}
          problems={vehicle.problems}
          onType={draft.keep}
          onSave={vehicle.save}
        />
      )}
    </CreateQuotePage>
  );
};

export const Screen = () => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  // Only an agent makes a quote.
  if (quoteId === undefined && isLinkMode) return <Navigate to={motorRoutes.start.path} replace />;
  return <VehiclePage key={quoteId ?? 'new'} />;
};

/** Creates a quote, or changes the vehicle of the open one, and leads to the plans. */
export const useSaveVehicle = (step: JourneyStep<MotorQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveMotorStep(step.quoteId);
  return useMakeQuote({
    step,
    sentAs: 'motor/vehicle/sent',
    create: (values: CreateQuoteValues, requestId) => {
      const { insuredPhone } = values;
      const phone = insuredPhone === '' ? {} : { insuredPhone };
      return call(motorEndpoints.createMotorQuote, {
        body: { ...vehicleOf(values), ...phone, requestId },
      });
    },
    change: async (saved, values) =>
      isSameVehicle(values, saved) || saving.save({ kind: 'vehicle', vehicle: vehicleOf(values) }),
    problem: saving.problem,
    error: saving.error,
    onSaved,
  });
};
