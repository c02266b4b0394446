import { keyedHash } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { dropMarksBut, keepMarks, listAgentsWithoutMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import type { AgentMark, MarkedAgent, MarkKind } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findSharedMarks, insertAlertsOnce, listLine } from '#areas/duplicate-alerts/sql/alerts.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { FoundDuplicate } from '#areas/duplicate-alerts/sql/alerts.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { AgentUser } from '@payung/shared/schemas/auth.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { transaction } from '#core/database/transaction.ts';
import type { KeepDevice } from '#core/access/device-cookie.ts';
import type { Services } from '../services.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface MarkContext {
  readonly secret: string;
  readonly now: Date;
}

interface PlainMark {
  readonly agentId: string;
  readonly kind: MarkKind;
  readonly value: string;
}

export const markOf = (secret: string, { agentId, kind, value }: PlainMark): AgentMark => ({
  agentId,
  kind,
  hash: keyedHash(secret, 'mark', `${kind} ${value}`),
});

/** An account number says nothing without its bank. */
const marksOf = (secret: string, agent: MarkedAgent): readonly AgentMark[] => {
  const { id: agentId, id_number: idNumber, bank_code: bankCode, account_number: accountNumber } = agent;
  return [
    ...(idNumber === null || idNumber === ''
      ? []
      : [markOf(secret, { agentId, kind: 'idNumber', value: idNumber })]),
    ...(accountNumber === ''
      ? []
      : [markOf(secret, { agentId, kind: 'bankAccount', value: `${bankCode} ${accountNumber}` })]),
  ];
};

/** Raises alerts about members of the agents' upline groups with an equal mark; refuses nothing (ruling R39). */
export const alertOnSharedMarks = async (
  tx: Queries,
  agentIds: readonly string[],
  now: Date,
): Promise<void> => insertAlertsOnce(tx, await findSharedMarks(tx, agentIds), now);

/** After the numbers of an agent were saved: updates the marks, and compares them with the upline group. */
export const keepNumberMarks = async (
  tx: Queries,
  { secret, now }: MarkContext,
  agentId: string,
): Promise<void> => {
  const agent = await findAgent(tx, agentId);
  if (agent === undefined) return;
  const marks = marksOf(secret, agent);
  await dropMarksBut(tx, agentId, {
    kinds: ['idNumber', 'bankAccount'],
    hashes: marks.map(({ hash }) => hash),
  });
  await keepMarks(tx, marks, now);
  await alertOnSharedMarks(tx, [agentId], now);
};

/** Raises an alert when the customer seems to be a member of the upline group, which earns the points (ruling R39). */
export const alertOnSale = async (
  tx: Queries,
  { policy_no: policyNo, quote_id: quoteId, agent_id: sellerId }: Policy,
  now: Date,
): Promise<void> => {
  const quote = await findQuote(tx, quoteId);
  if (quote === undefined) return;
  const phone = normalisePhone(quote.insured_phone);
  const idCard = quote.insured_id_card;
  const line = await listLine(tx, sellerId);
  const found = line.flatMap(({ id: agentId, ...agent }): readonly FoundDuplicate[] => [
    ...(phone !== undefined && agent.phone === phone ? [{ kind: 'phone', agentId, policyNo } as const] : []),
    ...(idCard !== '' && agent.id_number === idCard
      ? [{ kind: 'idNumber', agentId, policyNo } as const]
      : []),
  ]);
  await insertAlertsOnce(tx, found, now);
};

/**
 * At an agent's sign-in: marks the browser by a cookie, which customers and staff never get. All marks of the upline
 * group are compared, so that an agent moved to another group is compared there at the next login.
 */
export const markDevice = async (
  { db, secret, clock }: Pick<Services, 'db' | 'secret' | 'clock'>,
  user: Pick<AgentUser, 'id' | 'userType'> | undefined,
  keepDevice: KeepDevice,
): Promise<void> => {
  if (user === undefined || isStaff(user.userType)) return;
  const mark = markOf(secret, { agentId: user.id, kind: 'device', value: keepDevice() });
  await transaction(db, async (tx) => {
    await keepMarks(tx, [mark], clock.now());
    await alertOnSharedMarks(tx, [user.id], clock.now());
  });
};

const BATCH = 200;

/** Marks for agents without any: after a change of the secret, and in the demo. Run at each start; answers how many. */
export const backfillMarks = async (db: Queries, { secret, now }: MarkContext): Promise<number> => {
  let count = 0;
  let after = '';
  for (;;) {
    const agents = await listAgentsWithoutMarks(db, { after, limit: BATCH });
    await keepMarks(
      db,
      agents.flatMap((agent) => marksOf(secret, agent)),
      now,
    );
    await alertOnSharedMarks(
      db,
      agents.map(({ id }) => id),
      now,
    );
    count += agents.length;
    after = agents.at(-1)?.id ?? after;
    if (agents.length < BATCH) return count;
    await nextTurn();
  }
};
