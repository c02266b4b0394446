import type {
  RegistrationQueue,
  WaitingRegistration,
} from '@payung/shared/api/endpoints/registration-reviews.ts';
import { searchKey } from '@payung/shared/domain/search-text.ts';
import { cursorOf, readCursor } from '#core/http/cursor.ts';
import { countQueue, listQueue } from './registration-reviews-sql.ts';
import type { QueueRow } from './registration-reviews-sql.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

const PER_PAGE = 20;

const itemOf = (row: QueueRow): WaitingRegistration => ({
  id: row.id,
  name: row.name ?? '',
  kind: row.kind,
  inviter: `${row.inviter_first_name} ${row.inviter_last_name}`.trim(),
  status: row.status,
  submittedAt: row.submitted_at.toISOString(),
  isAgain: row.status === 'submitted' && row.decided_at !== null,
  isAgentCard: row.card_of !== null,
});

/** The oldest first: whoever waits longest is served next. Those that are decided begin with the newest. */
export const registrationQueue = async (
  { query }: Pick<HandlerContextOf<'registrationQueue'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<RegistrationQueue> => {
  const { status = 'open', search = '' } = query;
  const filter = { status, name: searchKey(search) };
  const after = readCursor(query.after, ['moment', 'text']);
  const rows = await listQueue(db, { ...filter, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  const at = status === 'open' ? last?.submitted_at : last?.decided_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  return {
    items: shown.map(itemOf),
    total: await countQueue(db, filter),
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};

/** For the list of work. */
export const registrationCount = async (
  _context: unknown,
  { db }: Pick<Services, 'db'>,
): Promise<{ readonly count: number }> => ({ count: await countQueue(db, { status: 'open', name: '' }) });
