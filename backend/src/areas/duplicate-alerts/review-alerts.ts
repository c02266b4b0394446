import type { DuplicateAlert, DuplicateAlertPage } from '@payung/shared/schemas/duplicate-alerts.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { countAlerts, listAlerts, checkAlertOnce, findAlert } from '#areas/duplicate-alerts/sql/alerts.ts';
import type { AlertWithNames } from '#areas/duplicate-alerts/sql/alerts.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { requireStaff } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound } from '#core/http/api-refusal.ts';

/** Texts for staff about alerts. */
const ALERT_TEXTS = {
  checked: {
    en: '{who} has checked this already.',
    id: '{who} sudah memeriksa ini.',
  },
} as const;

const PER_PAGE = 20;

const alertOf = (row: AlertWithNames): DuplicateAlert => ({
  id: row.id,
  kind: row.kind,
  agentName: row.agent_name,
  agentCode: row.agent_code,
  otherName: row.other_name ?? '',
  otherCode: row.other_code ?? '',
  policyNo: row.policy_no ?? '',
  foundAt: row.found_at.toISOString(),
  state: row.checked_at === null ? 'open' : 'checked',
  ...(row.checker === null ? {} : { checkedBy: row.checker }),
  ...(row.checked_at === null ? {} : { checkedAt: row.checked_at.toISOString() }),
  note: row.note,
});

/** Open alerts begin with the oldest, checked ones with the newest. */
export const listDuplicateAlerts = async (
  { query }: Pick<HandlerContextOf<'listDuplicateAlerts'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<DuplicateAlertPage> => {
  const { status = 'open' } = query;
  const after = readCursor(query.after, ['moment', 'text']);
  const rows = await listAlerts(db, { status, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  const at = status === 'open' ? last?.found_at : last?.checked_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  return {
    items: shown.map(alertOf),
    total: await countAlerts(db, status),
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};

export const duplicateAlertCount = async (
  _context: unknown,
  { db }: Pick<Services, 'db'>,
): Promise<{ readonly count: number }> => ({ count: await countAlerts(db, 'open') });

/** Marks an alert as checked, once. A second person gets 409 with the name of the first and the current alert. */
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
    const isFirst = await checkAlertOnce(tx, flagId, { by, note, now: clock.now() });
    const row = await findAlert(tx, flagId);
    if (row === undefined) throw notFound();
    const alert = alertOf(row);
    if (!isFirst)
      throw new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, ALERT_TEXTS.checked, {
        values: { who: alert.checkedBy ?? '' },
        current: { data: alert },
      });
    return alert;
  });
};
