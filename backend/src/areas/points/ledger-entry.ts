import type { LedgerEntry } from '@payung/shared/schemas/points.ts';
import type { PointLevel } from '@payung/shared/domain/network/ledger.ts';
import type { StatementRow } from '#areas/points/sql/points-statements.ts';

/** An entry as people see it. The agent's own sale needs no name. */
export const entryOf = (row: StatementRow): LedgerEntry => ({
  no: row.no,
  kind: row.kind,
  points: row.points,
  held: row.held,
  balanceAfter: row.balance_after,
  heldAfter: row.held_after,
  at: row.posted_at.toISOString(),
  ...(row.policy_no === null ? {} : { policyNo: row.policy_no }),
  ...(row.level === null ? {} : { level: row.level as PointLevel }),
  ...(row.level === null || row.level === 0 || row.seller_name === null
    ? {}
    : { sellerName: row.seller_name }),
  ...(row.premium === null ? {} : { premium: row.premium }),
  ...(row.rule_version === null ? {} : { ruleVersion: row.rule_version }),
  ...(row.corrects_no === null ? {} : { correctsNo: row.corrects_no }),
  reason: row.reason,
});
