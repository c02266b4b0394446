import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { send } from '@payung/shared/api/send.ts';

/** The percent of a code. The box tells what went wrong, so nothing is told here. */
export const validatePromoCode = async (code: string, quoteId: string): Promise<number> => {
  const { percent } = await send(quoteEndpoints.validatePromoCode, { body: { code, quoteId }, quiet: true });
  return percent;
};
