import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import { requireStaff } from '#core/access/event-actor.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import { checkFlagOnce, findFlag } from '#areas/duplicate-alerts/sql/line-flags.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { LINE_FLAG_TEXTS } from './line-flag-texts.ts';
import { flagOf } from './list-line-flags.ts';

/** Somebody has looked into it, once. Whoever comes second is told who it was, and sees the flag as it now stands. */
export const checkDuplicateAlert = (
  {
    caller,
    params: { flagId },
    body: { note },
  }: Pick<HandlerContextOf<'checkDuplicateAlert'>, 'caller' | 'params' | 'body'>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<DuplicateAlert> => {
  const { agentId: by } = requireStaff(caller);
  return transaction(db, async (tx) => {
    const isFirst = await checkFlagOnce(tx, flagId, { by, note, now: clock.now() });
    const row = await findFlag(tx, flagId);
    if (row === undefined) throw notFound();
    const flag = flagOf(row);
    if (!isFirst)
      throw new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, LINE_FLAG_TEXTS.checked, {
        values: { who: flag.checkedBy ?? '' },
        current: { data: flag },
      });
    return flag;
  });
};
