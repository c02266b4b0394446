import type { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { Handler } from '#areas/area.ts';
import { badRequest, notFound } from '#core/http/api-refusal.ts';
import { markArrived } from '../sql/partner-handovers.ts';
import { HANDOVER_TEXTS } from './texts.ts';

/** The partner's own call: no session, but a signature. A repeated notice is recorded once. */
export const partnerArrived: Handler<typeof ciEndpoints.partnerArrived> = async ({ body }, services) => {
  const notice = await services.partner?.verifyNotice(body.notice);
  if (notice === undefined) throw badRequest(HANDOVER_TEXTS.notSigned);
  if (!(await markArrived(services.db, notice))) throw notFound();
  return { message: 'OK' };
};
