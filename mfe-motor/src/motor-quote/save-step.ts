import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { alreadySaved } from '@payung/shared/journey/steps/already-saved.ts';
import { useSaveStep } from '@payung/shared/journey/steps/save-step.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { MotorChange } from '#contract/changes.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';
import { benefitsQuery, motorQuoteRead } from './reads.ts';

/** What the record says of a change, under the record's own names. */
const fieldsOf = (change: MotorChange): object => {
  switch (change.kind) {
    case 'vehicle': {
      const { kind: vehicleKind, ...vehicle } = change.vehicle;
      return { ...vehicle, vehicleKind };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan':
      return { planCode: change.planCode, duration: change.duration };
    case 'benefits':
      return { benefits: change.codes.map((code) => ({ code })) };
    case 'discount':
      return { discountPercent: change.percent };
    case 'promoCode':
      return { promoCode: { code: change.code } };
    case 'customer':
      return change.customer;
  }
};

/** Add-ons, promo code and discount have a call of their own (ruling K35). */
const isOfOrder = ({ kind }: MotorChange): boolean =>
  kind === 'benefits' || kind === 'discount' || kind === 'promoCode';

/** The network or the server failed, not what was sent. */
export const isUnavailable = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status !== undefined && error.status >= 500);

interface SaveOptions {
  /** A failure is not said in a toast, because the screen says it. */
  quiet?: boolean;
  onUnavailable?: () => void;
}

/** Saves one step of a motor quote. */
export const useSaveMotorStep = (quoteId: string, { quiet = false, onUnavailable }: SaveOptions = {}) => {
  const t = useText();
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<MotorQuoteRecord, MotorChange>(quoteId, {
    quiet,
    // Two spellings: one for each call (MOT-051, ruling K21).
    isPart: true,
    quoteRead: motorQuoteRead,
    save: async (body, seenVersion) => {
      const row = isOfOrder(body) ? motorEndpoints.updateMotorOrder : motorEndpoints.updateMotorQuote;
      try {
        return await call(row, { params: { quoteId }, body, seenVersion });
      } catch (error) {
        if (isUnavailable(error)) onUnavailable?.();
        throw error;
      }
    },
    alreadySaved: (record, change) => alreadySaved(record, fieldsOf(change)),
    onSaved: ({ quote: record, message }, change) => {
      changeContext({ quoteId: record.id });
      // What was saved already came without words.
      toast.success(message || t(isOfOrder(change) ? 'motor.updated' : 'quote.updated'));
      if (change.kind === 'vehicle') {
        // Another vehicle has other plans, of whatever duration.
        client.removeQueries({
          predicate: ({ queryKey }) =>
            String(queryKey.at(-1)).startsWith(`user/motor-getplantwoWheeler/${quoteId}`),
        });
      }
      if (change.kind === 'vehicle' || change.kind === 'plan')
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
    },
  });
};
