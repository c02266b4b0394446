import { keyedHash } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { dropMarksBut, keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import type { AgentMark, MarkedAgent, MarkKind } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findSharedMarks, insertFlagsOnce } from '#areas/duplicate-alerts/sql/line-flags.ts';

export interface MarkKeeper {
  readonly secret: string;
  readonly now: Date;
}

interface Marked {
  readonly agentId: string;
  readonly kind: MarkKind;
  readonly value: string;
}

export const markOf = (secret: string, { agentId, kind, value }: Marked): AgentMark => ({
  agentId,
  kind,
  hash: keyedHash(secret, 'mark', `${kind} ${value}`),
});

/** An account number says nothing without its bank. */
export const marksOf = (secret: string, agent: MarkedAgent): readonly AgentMark[] => {
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

/** Tells staff of everybody in the lines of these agents who has a mark of theirs; refuses nothing (ruling R39). */
export const flagLines = async (tx: Queries, agentIds: readonly string[], now: Date): Promise<void> =>
  insertFlagsOnce(tx, await findSharedMarks(tx, agentIds), now);

/** After the numbers of an agent were saved: the marks say the same as the row, and the line is looked through. */
export const keepNumberMarks = async (
  tx: Queries,
  { secret, now }: MarkKeeper,
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
  await flagLines(tx, [agentId], now);
};
