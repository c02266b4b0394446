import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { useMakeQuote } from '@payung/shared/journey/make-quote.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { isSameProperty, propertyOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** Makes a quote, or changes the property of the one at hand, and goes on to the plans. */
export const useSaveProperty = (quote: HomeQuoteRecord | undefined, onSaved: () => Promise<void>) => {
  const saving = useSaveHomeStep(quote?._id ?? '');
  return useMakeQuote(quote, {
    sentAs: 'home/property/sent',
    create: async (values: CreateQuoteValues, requestId) => {
      const phone = values.insuredMobile === '' ? {} : { insuredMobile: values.insuredMobile };
      const body = { ...propertyOf(values), ...phone, requirementsAgreed: true, requestId } as const;
      return (await call(endpoints.createHomeQuote, { body })).data;
    },
    change: async (saved, values) =>
      isSameProperty(values, saved) || saving.save({ property: propertyOf(values) }),
    problem: saving.problem,
    context: { isHome: true },
    paths: { createQuote: homeRoutes.createQuote.path, next: homeRoutes.choosePlan.path },
    onSaved,
  });
};
