import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { invoiced } from '#areas/payment/testing/payments.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { openTestDatabase, TEST_LIMITS } from '#testing/test-database.ts';

let opened: OpenDatabase;
let server: AreaServer;
beforeAll(async () => {
  opened = await openTestDatabase({ ...TEST_LIMITS, connections: 1, waitMs: 100 });
  server = await openAreaServer(opened);
}, 60_000);
afterAll(async () => {
  await server.close();
  await opened.close();
});

const status = async (url: string): Promise<number> => (await server.app.inject(url)).statusCode;

/** Calls that wait for the table of notifications. */
const countWaiting = async (): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%notifications%'`.execute(opened.health);
  return rows.length;
};

it('asks the next one to come back within a second while all connections are in use, stays ready, and hears what was paid', async () => {
  const { headers } = await newAgent(server);
  const sale = await invoiced(server);
  const read = (language: string) =>
    call(server, { ...headers, 'accept-language': language }, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
    });
  const answers = await opened.patient.transaction().execute(async (tx) => {
    await sql`lock table notifications in access exclusive mode`.execute(tx);
    const waiting = read('en');
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), 10_000);
    const begun = performance.now();
    const refused = await read('en');
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect([refused.status, refused.errCode, refused.message, refused.headers['retry-after']]).toEqual([
      503,
      4,
      'Many people are using this right now. Nothing was changed. Please try again in a few seconds.',
      '2',
    ]);
    expect((await read('id')).message).toBe(
      'Saat ini banyak yang sedang memakai layanan ini. Tidak ada yang berubah. Silakan coba lagi beberapa detik lagi.',
    );
    const signed = server.provider.notification(sale.invoiceNumber, sale.amount);
    const paid = server.app.inject({ method: 'POST', ...signed });
    expect(await Promise.all(['/livez', '/readyz', '/metrics'].map(status))).toEqual([200, 200, 200]);
    return { waiting, paid };
  });
  const { waiting, paid } = answers;
  expect([(await waiting).status, (await paid).statusCode, (await read('en')).status]).toEqual([
    200, 200, 200,
  ]);
});
