import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { alreadySaved } from '@payung/shared/journey/steps/already-saved.ts';
import { useSaveStep } from '@payung/shared/journey/steps/save-step.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { HomeChange } from '#contract/changes.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import type { HomeQuoteRecord } from '#contract/record.ts';
import { benefitsQuery, homeQuoteRead, plansQuery } from './reads.ts';

/** What the record says of a change, under the record's own names. */
const fieldsOf = (change: HomeChange): object => {
  switch (change.kind) {
    case 'property': {
      const { city, ...property } = change.property;
      return { ...property, address: { city } };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan':
      return { planCode: change.planCode };
    case 'benefits':
      return { benefits: change.codes.map((code) => ({ code })) };
    case 'discount':
      return { discountPercent: change.percent };
    case 'promoCode':
      return { promoCode: change.code === '' ? undefined : { code: change.code } };
    case 'customer':
      return change.customer;
  }
};

/** The network or the server failed, not what was sent. */
export const isUnavailable = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status !== undefined && error.status >= 500);

interface SaveOptions {
  /** A failure is not said in a toast, because the screen says it. */
  quiet?: boolean;
  onUnavailable?: () => void;
}

/** Saves one step of a home quote. */
export const useSaveHomeStep = (quoteId: string, { quiet = false, onUnavailable }: SaveOptions = {}) => {
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<HomeQuoteRecord, HomeChange>(quoteId, {
    quiet,
    quoteRead: homeQuoteRead,
    save: async (body, seenVersion) => {
      try {
        return await call(homeEndpoints.updateHomeQuote, { params: { quoteId }, body, seenVersion });
      } catch (error) {
        if (isUnavailable(error)) onUnavailable?.();
        throw error;
      }
    },
    alreadySaved: (record, change) => alreadySaved(record, fieldsOf(change)),
    onSaved: ({ quote: record }, { kind }) => {
      changeContext({ quoteId: record.id });
      // Offers of another property: province and city set the zones.
      if (kind === 'property' || kind === 'customer') {
        client.removeQueries({ queryKey: plansQuery(quoteId).queryKey });
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
      }
    },
  });
};
