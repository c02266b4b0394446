import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSql } from '#core/database/testing/recorded-sql.ts';
import { saveQuote } from '#areas/quote/sql/write-quote.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { patch } from '#areas/quote/testing/journey.ts';
import { importLine, importStart, newLead, wireLeadForm } from '#areas/leads/testing/leads.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';
import { overlapWrites, untilWaiting } from '#core/database/testing/overlap-writes.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { startImport } from './import/import-leads.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('leads in parallel requests', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const leadsOf = (agentId: string) =>
    server.services.db.selectFrom('leads').selectAll().where('agent_id', '=', agentId).execute();

  it('a phone in a form, in quotes and in two imports at the same time becomes one lead', async () => {
    const agent = await newAgent(server);
    const phone = newPhone();
    const importOne = async () => {
      const { data } = await succeed(server, agent.headers, 'startImport', { body: importStart() });
      const body = { batch: 0, lines: [importLine(2, { phone })] };
      return succeed(server, agent.headers, 'importLines', { params: { importId: data.id }, body });
    };
    const body = () => ({ form: wireLeadForm({ primaryMobile: phone }), requestId: randomUUID() });
    await Promise.all([
      call(server, agent.headers, 'createLead', { body: body() }),
      call(server, agent.headers, 'createLead', { body: body() }),
      importOne(),
      importOne(),
      ...[1, 2, 3].map(() => newQuote(server, agent.headers, { insuredMobile: phone })),
    ]);
    expect(await leadsOf(agent.id)).toMatchObject([{ phone, quote_count: 3 }]);
  });

  it('quotes that get the same phone at the same time share one lead that counts them all', async () => {
    const agent = await newAgent(server);
    const phone = newPhone();
    const quotes = await times(5, () => newQuote(server, agent.headers, { insuredMobile: undefined }));
    expect(await leadsOf(agent.id)).toHaveLength(5);
    const answers = await times(5, (index) =>
      call(server, agent.headers, 'changePhone', {
        params: { quoteId: quotes[index]!.quoteId },
        body: { insuredMobile: phone },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await leadsOf(agent.id)).toMatchObject([{ phone, quote_count: 5 }]);
  });

  it('a lead is rejected when all its quotes are rejected at the same time', async () => {
    const agent = await newAgent(server);
    const phone = newPhone();
    const quotes = await times(6, () => newQuote(server, agent.headers, { insuredMobile: phone }));
    const reject = (quoteId: string) =>
      saveQuote(server.services.db, quoteId, {
        rejection: { reason: 'Torn', by: 'staff-1', at: '2026-01-15T03:00:00.000Z' },
      });
    await times(6, (index) => reject(quotes[index]!.quoteId));
    expect(await leadsOf(agent.id)).toMatchObject([
      { is_rejected: true, open_until: '0001-01-01', open_premium: 0, quote_count: 6 },
    ]);
  });

  it('a lead includes the change of the transaction it had to wait for', async () => {
    const { db } = server.services;
    const agent = await newAgent(server);
    const phone = newPhone();
    const [first, second] = await times(2, () => newQuote(server, agent.headers, { insuredMobile: phone }));
    const rejection = { reason: 'Torn', by: 'staff-1', at: '2026-01-15T03:00:00.000Z' };
    const waiting: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await saveQuote(tx, first!.quoteId, { rejection });
      waiting.push(saveQuote(db, second!.quoteId, { rejection }));
      await untilWaiting(tx, 1);
    });
    await Promise.all(waiting);
    expect(await leadsOf(agent.id)).toMatchObject([{ is_rejected: true, open_until: '0001-01-01' }]);
  });

  it('a batch sent five times in parallel counts once', async () => {
    const agent = await newAgent(server);
    const { data } = await succeed(server, agent.headers, 'startImport', {
      body: importStart({ lineCount: 50 }),
    });
    const lines = Array.from({ length: 50 }, (_, index) => importLine(index + 2));
    const send = () =>
      succeed(server, agent.headers, 'importLines', {
        params: { importId: data.id },
        body: { batch: 0, lines },
      });
    const answers = await times(5, send);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0].data.created).toBe(50);
    expect(await leadsOf(agent.id)).toHaveLength(50);
  });

  it('imports started in parallel on several servers do not exceed the limit of open imports', async () => {
    const agent = await newAgent(server);
    // A server takes the calls of one person one after another.
    const begin = () => {
      const caller = { kind: 'agent', agentId: agent.id, userType: 'Mitra', tokenHash: '' } as const;
      const context = { caller, body: importStart(), language: 'en' };
      return startImport(context as never, server.services).then(
        () => 'begun',
        () => 'refused',
      );
    };
    await times(4, begin);
    const table = 'lead_imports';
    const outcomes = await overlapWrites(database.opened, { table, count: 3 }, () => times(3, begin));
    expect(outcomes.toSorted()).toEqual(['begun', 'refused', 'refused']);
  });

  it('a quote created while an import is undone keeps its lead', async () => {
    const agent = await newAgent(server);
    const { data } = await succeed(server, agent.headers, 'startImport', {
      body: importStart({ lineCount: 20 }),
    });
    const params = { importId: data.id };
    const lines = Array.from({ length: 20 }, (_, index) => importLine(index + 2));
    await succeed(server, agent.headers, 'importLines', { params, body: { batch: 0, lines } });
    await Promise.all([
      call(server, agent.headers, 'undoImport', { params }),
      ...lines.slice(0, 5).map(({ phone }) => newQuote(server, agent.headers, { insuredMobile: phone })),
    ]);
    const left = await leadsOf(agent.id);
    expect(left.map(({ quote_count }) => quote_count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('one of five parallel requests to close a lead succeeds', async () => {
    const agent = await newAgent(server);
    const leadId = await newLead(server, agent.headers);
    const answers = await times(5, () =>
      call(server, agent.headers, 'closeLead', { params: { leadId }, body: { reason: 'other', note: '' } }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it('a change of a quote without personal data runs no SQL on leads', async () => {
    const agent = await newAgent(server);
    const { quoteId } = await newQuote(server, agent.headers);
    const change = (who: Credentials, planCode: string) => patch(server, who, quoteId, { planCode });
    await change(agent.headers, 'KITE-GOLD');
    const statements = await recordSql(database.opened.pool, () => change(agent.headers, 'KITE-PLATINUM'));
    expect(statements.filter(({ text }) => /\bleads\b|lead_events/.test(text))).toEqual([]);
    expect(statements).toHaveLength(8);
  });
});
