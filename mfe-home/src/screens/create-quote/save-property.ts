import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useSaveHomeStep } from '#home-quote/kit.ts';
import { isSameProperty, propertyOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** Makes a quote, or changes the property of the one at hand, and goes on to the plans. */
export const useSaveProperty = (step: JourneyStep<HomeQuoteRecord>, onSaved: () => Promise<void>) => {
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
