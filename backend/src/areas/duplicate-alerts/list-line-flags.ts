import type { DuplicateAlert, DuplicateAlertPage } from '@payung/shared/schemas/duplicate-alerts.ts';
import { cursorOf, readCursor } from '#core/http/cursor.ts';
import { countFlags, listFlags } from '#areas/duplicate-alerts/sql/line-flags.ts';
import type { ShownFlag } from '#areas/duplicate-alerts/sql/line-flags.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

const PER_PAGE = 20;

export const flagOf = (row: ShownFlag): DuplicateAlert => ({
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

/** The oldest first: whatever waits longest is looked into next. Those that were checked begin with the newest. */
export const listDuplicateAlerts = async (
  { query }: Pick<HandlerContextOf<'listDuplicateAlerts'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<DuplicateAlertPage> => {
  const { status = 'open' } = query;
  const after = readCursor(query.after, ['moment', 'text']);
  const rows = await listFlags(db, { status, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  const at = status === 'open' ? last?.found_at : last?.checked_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  return {
    items: shown.map(flagOf),
    total: await countFlags(db, status),
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};

export const duplicateAlertCount = async (
  _context: unknown,
  { db }: Pick<Services, 'db'>,
): Promise<{ readonly count: number }> => ({ count: await countFlags(db, 'open') });
