import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, ERR_CODE, refused } from '#core/http/api-refusal.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import { findImportOf, listImportsSince } from './lead-imports-sql.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import { LEAD_TEXTS } from '../lead-texts.ts';

/** Three full lists: whoever has chosen a wrong file, and has taken it back, can choose again. */
export const MAX_LINES_A_DAY = 60_000;
/** As many as somebody may have in several tabs, and those that a closed tab has left behind. */
export const MAX_OPEN_IMPORTS = 5;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Kept = Awaited<ReturnType<typeof listImportsSince>>[number];

const isOpen = ({ line_count, created, duplicates, refused: wrong, undone_at }: Kept): boolean =>
  undone_at === null && created + duplicates + wrong < line_count;

const dayFull = (oldest: Kept | undefined, now: Date): ApiRefusal => {
  const waitMs = oldest === undefined ? DAY_MS : oldest.created_at.getTime() + DAY_MS - now.getTime();
  const retryAfter = Math.ceil(waitMs / 1000);
  return new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, LEAD_TEXTS.importsOfDay, {
    values: {
      lines: MAX_LINES_A_DAY.toLocaleString('en').replaceAll(',', '.'),
      hours: Math.ceil(waitMs / HOUR_MS),
    },
    also: { retryAfter },
    retryAfterSeconds: retryAfter,
  });
};

interface Asked {
  readonly agentId: string;
  readonly body: Pick<HandlerContextOf<'startImport'>['body'], 'requestId' | 'lineCount'>;
  readonly now: Date;
}

/** Counted by what was announced, since no import takes more; of several that are begun at once the last are refused. */
export const requireRoomForImport = async (tx: Queries, { agentId, body, now }: Asked): Promise<void> => {
  await lockAgent(tx, agentId);
  // Begun before: sent again, it is the same.
  if ((await findImportOf(tx, { agentId, requestId: body.requestId })) !== undefined) return;
  const kept = await listImportsSince(tx, agentId, new Date(now.getTime() - DAY_MS));
  const open = kept.filter(isOpen).length;
  if (open >= MAX_OPEN_IMPORTS) throw refused(LEAD_TEXTS.importsOpen, { values: { count: open } });
  const announced = kept.reduce((sum, { line_count }) => sum + line_count, body.lineCount);
  if (announced > MAX_LINES_A_DAY) throw dayFull(kept[0], now);
};
