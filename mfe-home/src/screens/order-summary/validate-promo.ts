import { send } from '@payung/shared/api/send.ts';
import { homeEndpoints } from '#contract/endpoints.ts';

/** The percent behind a code. The box shows what went wrong, so no toast does. */
export const validatePromo = async (code: string, quoteId: string): Promise<number> => {
  const { percent } = await send(homeEndpoints.validateHomePromo, { body: { code, quoteId }, quiet: true });
  return percent;
};
