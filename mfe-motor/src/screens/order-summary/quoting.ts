import { send } from '@payung/shared/api/send.ts';
import type { Quoting } from '@payung/shared/journey/order/request-quote.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import { useSaveMotorStep } from '#motor-quote/kit.ts';

/** How a motor order becomes a quote (MOT-035, MOT-036, MOT-052, MOT-053). */
export const useMotorQuoting = (quoteId: string, record: MotorQuoteRecord | undefined): Quoting => {
  const t = useText();
  const saving = useSaveMotorStep(quoteId, { quiet: true });
  const kind = record?.vehicleKind ?? 'car';
  return {
    product: 'motor',
    save: saving.save,
    record: saving.record,
    // The server's words stand as it says them (MOT-046).
    problem: saving.problem,
    onUnsaved: () => 'stayed',
    quickQuote: async (seenVersion) => {
      const { code } = await send(motorEndpoints.motorQuickQuote, {
        params: { quoteId },
        query: { kind },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('motor.quote.ready'),
  };
};
