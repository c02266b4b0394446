import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { useSaveMotorStep } from '#motor-quote/kit.ts';
import { isSameVehicle, vehicleOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** Makes a quote, or changes the vehicle of the one at hand, and goes on to the plans. */
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
