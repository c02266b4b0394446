import type { PointsAccount, ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { cursorOf, readCursor } from '#core/http/cursor.ts';
import { entryOf } from '#areas/points/ledger-entry.ts';
import { accountOf } from '#areas/points/points-account.ts';
import { upToOf } from '#areas/points/points-statement.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgentByCode } from '#areas/agents/sql/agents.ts';
import { changesOfEntries, listEntries } from '#areas/points/sql/points-statements.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { boundsOfCorrection, isCorrectable } from './bounds-of-correction.ts';

const PER_PAGE = 50;

/** As it stood after an entry. */
export interface StoodLedger {
  readonly upTo: number;
  readonly account: PointsAccount;
}

export const ledgerOf = async (
  services: Pick<Services, 'db' | 'network'>,
  agentCode: string,
  { after, stood }: { readonly after?: string | undefined; readonly stood?: StoodLedger } = {},
): Promise<ReviewedLedger> => {
  const { db } = services;
  const agent = await findAgentByCode(db, agentCode);
  if (agent === undefined) throw notFound();
  const below = readCursor(after, ['number'])?.[0];
  const upTo = stood?.upTo ?? (await upToOf(services, agent.id, undefined));
  const rows = await listEntries(db, { agentId: agent.id, upTo, below, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const ids = shown.filter(isCorrectable).map(({ id }) => id);
  const changes = await changesOfEntries(db, { agentId: agent.id, ids, upTo });
  const last = shown.at(-1);
  return {
    agentId: agent.id,
    agentName: `${agent.first_name} ${agent.last_name}`.trim(),
    agentCode: agent.agent_code,
    account: stood?.account ?? (await accountOf(db, services, agent.id)),
    items: shown.map((row) => {
      const change = changes.get(row.id);
      return {
        ...entryOf(row),
        by: row.by,
        ...(change === undefined ? {} : { correctable: boundsOfCorrection(row, change) }),
      };
    }),
    ...(rows.length > PER_PAGE && last !== undefined ? { next: cursorOf([last.no]) } : {}),
  };
};

export const agentLedger = (
  { params, query }: Pick<HandlerContextOf<'agentLedger'>, 'params' | 'query'>,
  services: Pick<Services, 'db' | 'network'>,
): Promise<ReviewedLedger> => ledgerOf(services, params.agentCode, { after: query.after });
