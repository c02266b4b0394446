import type { PointsAccount, ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { entryOf, accountOf, upToOf } from '#areas/points/points-account.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgentByCode } from '#areas/agents/sql/agents.ts';
import { changesOfEntries, listEntries } from '#areas/points/sql/points-statements.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { correctionBounds } from '@payung/shared/domain/network/points-rules.ts';
import type { CorrectionBounds } from '@payung/shared/domain/network/points-rules.ts';
import type { ChangesOfEntry, StatementRow } from '#areas/points/sql/points-statements.ts';

const PER_PAGE = 50;

/** The ledger as it was after an entry. */
export interface LedgerSnapshot {
  readonly upTo: number;
  readonly account: PointsAccount;
}

export const ledgerOf = async (
  services: Pick<Services, 'db' | 'network'>,
  agentCode: string,
  { after, snapshot }: { readonly after?: string | undefined; readonly snapshot?: LedgerSnapshot } = {},
): Promise<ReviewedLedger> => {
  const { db } = services;
  const agent = await findAgentByCode(db, agentCode);
  if (agent === undefined) throw notFound();
  const below = readCursor(after, ['number'])?.[0];
  const upTo = snapshot?.upTo ?? (await upToOf(services, agent.id, undefined));
  const rows = await listEntries(db, { agentId: agent.id, upTo, below, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const ids = shown.filter(isCorrectable).map(({ id }) => id);
  const changes = await changesOfEntries(db, { agentId: agent.id, ids, upTo });
  const last = shown.at(-1);
  return {
    agentId: agent.id,
    agentName: `${agent.first_name} ${agent.last_name}`.trim(),
    agentCode: agent.agent_code,
    account: snapshot?.account ?? (await accountOf(db, services, agent.id)),
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

/** What a sale gave, and what a cancellation took, can be corrected; redemptions end by themselves. */
export const isCorrectable = ({ kind }: Pick<StatementRow, 'kind'>): boolean =>
  kind === 'earned' || kind === 'reversed';

/** Within the entry, and whichever entry is named: never more than the agent still has of the policy. */
export const boundsOfCorrection = (
  { points }: Pick<StatementRow, 'points'>,
  { corrected, reversed, left }: ChangesOfEntry,
): CorrectionBounds => {
  const { down, up } = correctionBounds(points, { corrected, reversed });
  // Without a minus before a zero.
  return { down: Math.max(down, 0 - Math.max(0, left)), up };
};
