import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createToken, hashToken } from 'backend/core/access/secrets.ts';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import { insertSession } from 'backend/core/access/sql/sessions.ts';
import { AT_ONCE, isWanted, measureCall } from './measure-call.ts';
import type { Rates } from './measure-call.ts';
import { recordSql } from 'backend/core/database/testing/recorded-sql.ts';
import { fillLedger, fillNetwork } from './fill-network.ts';
import type { FilledNetwork } from './fill-network.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000);

interface NetworkWorld {
  readonly database: OpenDatabase;
  readonly url: string;
}

type Row = Rates & { readonly call: string };

const signIn = async ({ database: { db } }: NetworkWorld, agentId: string) => {
  const token = createToken();
  const session = {
    tokenHash: hashToken(token),
    kind: 'agent',
    proved: 'phone',
    agentId,
    phone: '',
  } as const;
  await insertSession(db, session, new Date());
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
};

const pagesOf = ({ topId, wideId, earnerId }: FilledNetwork, members: number) => [
  { call: `GET network, top of ${members}`, who: topId, path: 'agent/network' },
  { call: `GET network, wide of ${members}`, who: topId, path: `agent/network?parentId=${wideId}` },
  { call: `GET network, search of ${members}`, who: topId, path: `agent/network?search=gita+${members - 4}` },
  { call: `GET network, common of ${members}`, who: topId, path: 'agent/network?search=gita+wijaya' },
  { call: `GET network figures of ${members}`, who: topId, path: 'agent/network-figures?period=year' },
  { call: `GET home figures of ${members}`, who: topId, path: 'agent/home-figures' },
  { call: `GET statement beside ${members}`, who: earnerId, path: 'agent/points-statement' },
];

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

interface Transfer {
  readonly memberId: string;
  readonly successorId: string;
  readonly topId: string;
  readonly typedName: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The network as it was, and nothing left that would be in the way of the same statements. */
const undoTransfer = async (
  { database: { db } }: NetworkWorld,
  { memberId, topId }: Transfer,
): Promise<void> => {
  await sql`update agents set upline_id = ${memberId}
    where invited_by = ${memberId} and upline_id <> ${memberId}`.execute(db);
  await sql`update agents set status = 'active', successor_id = null where id = ${memberId}`.execute(db);
  await sql`delete from notifications`.execute(db);
  await sql`delete from done_requests where caller_id = ${topId}`.execute(db);
  await sql`vacuum analyze agents`.execute(db);
};

/**
 * The call, then its statements by the bare driver in a transaction that is taken back, from the same beginning;
 * milliseconds of both.
 */
const transferOnce = async (world: NetworkWorld, transfer: Transfer) => {
  const { pool } = world.database;
  const { memberId, successorId, typedName, headers } = transfer;
  const body = JSON.stringify({
    requestId: randomUUID(),
    heirId: successorId,
    reason: 'Moves to another town',
    typedName,
  });
  let http = 0;
  const statements = await recordSql(pool, async () => {
    http = await milliseconds(async () => {
      const answer = await fetch(`${world.url}/api/agent/network/${memberId}/transfer`, {
        method: 'POST',
        headers,
        body,
      });
      if (!answer.ok) throw new Error(`The transfer answered ${answer.status}: ${await answer.text()}`);
    });
  });
  await undoTransfer(world, transfer);
  const client = await pool.connect();
  const bare = await milliseconds(async () => {
    await client.query('begin');
    for (const { text, values } of statements)
      if (!/^(begin|commit|start)/i.test(text)) await client.query(text, [...values]);
    await client.query('rollback');
  });
  client.release();
  await undoTransfer(world, transfer);
  return { http, bare, statements: statements.length };
};

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A transfer happens once, so it is not counted in a second: the middle of some, each undone before the next. */
const measureTransfer = async (
  world: NetworkWorld,
  { topId, successorId }: FilledNetwork,
  { memberId, call, times }: { readonly memberId: string; readonly call: string; readonly times: number },
): Promise<Row> => {
  const { first_name, last_name } = await world.database.db
    .selectFrom('agents')
    .select(['first_name', 'last_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const headers = await signIn(world, topId);
  const transfer = { memberId, successorId, topId, typedName: `${first_name} ${last_name}`, headers };
  const took: Awaited<ReturnType<typeof transferOnce>>[] = [];
  for (let time = 0; time < times; time += 1) took.push(await transferOnce(world, transfer));
  return {
    call,
    http: 1000 / middle(took.map(({ http }) => http)),
    bare: 1000 / middle(took.map(({ bare }) => bare)),
    statements: took[0]?.statements ?? 0,
  };
};

const NAMES = ['GET network', 'GET home figures', 'GET statement', 'network transfer'] as const;

export const isNetworkWanted = (): boolean => NAMES.some((name) => isWanted(name));

/** The network of 100,000 members, and of a tenth of them for comparison. */
export const measureNetwork = async (world: NetworkWorld): Promise<readonly Row[]> => {
  const { pool, db } = world.database;
  const small = await fillNetwork(db, 'small', MEMBERS / 10);
  const large = await fillNetwork(db, 'large', MEMBERS);
  await fillLedger(db, large.earnerId);
  for (const table of ['agents', 'sales_by_month', 'points_ledger'] as const)
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const rows: Row[] = [];
  for (const { call, who, path } of [...pagesOf(small, MEMBERS / 10), ...pagesOf(large, MEMBERS)]) {
    if (!isWanted(call)) continue;
    const load = {
      url: `${world.url}/api/${path}`,
      method: 'GET' as const,
      headers: await signIn(world, who),
    };
    rows.push({ call, ...(await measureCall(pool, { ...load, atOnce: AT_ONCE, bodies: [] })) });
  }
  if (!isWanted('network transfer')) return rows;
  const wide = await measureTransfer(world, large, {
    memberId: large.wideId,
    call: 'network transfer, 20,000 direct',
    times: 5,
  });
  const deep = await measureTransfer(world, large, {
    memberId: large.deepId,
    call: 'network transfer, 5 direct',
    times: 15,
  });
  return [...rows, wide, deep];
};
