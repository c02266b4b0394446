import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';

/** The percent behind a code. What went wrong is told by the box, so nothing is told here. */
export const validatePromo = async (promoCode: string, quoteId: string): Promise<number> => {
  const { percent } = await send(endpoints.validateHomePromo, { body: { promoCode, quoteId }, quiet: true });
  return percent;
};
