import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '#database/postgres.ts';
import { wireLeadForm } from '#testing/leads.ts';
import { newAgent } from '#testing/people.ts';
import { administer, startPrivatePostgres } from '#testing/private-postgres.ts';
import { compareLeads, startLeadWriters } from './lead-writers.ts';
import type { LeadLoad, SentLead } from './lead-writers.ts';
import { startServer } from './started-server.ts';
import type { StartedServer } from './started-server.ts';

const RESTARTS = 20;
const DROPS = 100;
const WRITERS = 8;
const PATIENCE_MS = 60_000;
/** One connection of the server, whichever it is and whatever it does. */
const DROP_ONE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = 'endured' and pid <> pg_backend_pid() order by random() limit 1`;

const senderTo =
  (url: string, headers: Readonly<Record<string, string>>) =>
  async ({ phone, requestId }: { readonly phone: string; readonly requestId: string }): Promise<SentLead> => {
    const answer = await fetch(`${url}/api/sales/lead`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ form: wireLeadForm({ primaryMobile: phone }), requestId }),
    }).catch(() => undefined);
    if (answer === undefined) return { status: 0, leadId: undefined, retryAfter: undefined };
    const body = (await answer.json()) as { readonly errMsg: { readonly data?: { lead: { _id: string } } } };
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, leadId: body.errMsg.data?.lead._id, retryAfter };
  };

const waitForMore = async (load: LeadLoad, problems: string[], when: string): Promise<void> => {
  const before = load.acknowledged.length;
  const began = performance.now();
  while (load.acknowledged.length < before + WRITERS) {
    if (performance.now() - began > PATIENCE_MS) {
      problems.push(`Nothing was acknowledged for ${PATIENCE_MS / 1000} s after ${when}`);
      return;
    }
    await pause(10);
  }
};

/** The server runs as a process of its own, over a socket of a PostgreSQL that is ours to break. */
export const postgresRestarts = async (): Promise<readonly string[]> => {
  const cluster = startPrivatePostgres();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-endured-'));
  const problems: string[] = [];
  let server: StartedServer | undefined;
  try {
    await administer(cluster.url('postgres'), 'create database endured');
    const url = cluster.url('endured');
    server = await startServer({ DATABASE_URL: url, PAYUNG_DATA: data });
    const before = openPostgres(url, 2);
    const clock = { now: () => new Date() };
    const agent = await newAgent({ services: { db: before.db }, clock });
    await before.close();
    const load = startLeadWriters({ writers: WRITERS, send: senderTo(server.url, agent.headers) });
    await waitForMore(load, problems, 'the start');
    for (let drop = 1; drop <= DROPS; drop += 1) {
      await administer(cluster.url('postgres'), DROP_ONE);
      if (drop % 10 === 0) await waitForMore(load, problems, `drop ${drop}`);
    }
    console.log(
      `${DROPS} connections dropped: ${load.acknowledged.length} acknowledged, ${load.refusals} refused`,
    );
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      await cluster.restart(restart % 2 === 0 ? 'immediate' : 'fast');
      await waitForMore(load, problems, `restart ${restart}`);
    }
    await load.stop();
    console.log(`${RESTARTS} restarts: ${load.acknowledged.length} acknowledged, ${load.refusals} refused`);
    if (!server.isAlive()) problems.push(`The server has ended: ${server.complaints()}`);
    const after = openPostgres(url, 2);
    const kept = await after.db
      .selectFrom('leads')
      .select(['id', 'phone'])
      .where('agent_id', '=', agent.id)
      .execute();
    await after.close();
    const { lost, twice } = compareLeads(load.acknowledged, kept);
    if (lost.length > 0) problems.push(`${lost.length} acknowledged leads are lost`);
    if (twice.length > 0) problems.push(`${twice.length} leads were entered twice`);
    if (load.faults.length > 0)
      problems.push(
        `${load.faults.length} answers were neither 200 nor a 503 with Retry-After: ${load.faults[0]}`,
      );
  } finally {
    await server?.stop();
    cluster.stop();
    fs.rmSync(data, { recursive: true, force: true });
  }
  return problems;
};
