import { endpoints } from '#api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';

/** The percent of a code. The box tells what went wrong, so nothing is told here. */
export const validatePromoCode = async (code: string, quoteId: string): Promise<number> => {
  const { percent } = await send(endpoints.validatePromoCode, { body: { code, quoteId }, quiet: true });
  return percent;
};
