import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

it('answers pending payments with code 1, in the requested order [DASH-019] [DASH-020]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quotes = [
    ['Ani', 300_000, '2026-01-01'],
    ['Budi', 100_000, '2026-01-02'],
    ['Citra', 200_000, '2026-01-03'],
  ] as const;
  for (const [insured_name, due_premium, day] of quotes) {
    const saved_at = new Date(`${day}T03:00:00.000Z`);
    await insertListedQuote(server.services.db, agent.id, {
      insured_name,
      due_premium,
      saved_at,
      proposal_no: `PO${insured_name}`,
    });
  }
  const read = async (query: Record<string, string>) => {
    const { errCode, errMsg } = await call(server, agent.headers, 'paymentPending', { query });
    return [errCode, errMsg.totalCount, errMsg.data.map((line: Wire) => line.insuredName)];
  };
  expect(await read({})).toEqual([1, 3, ['Citra', 'Budi', 'Ani']]);
  expect(await read({ sort: 'newest' })).toEqual([1, 3, ['Citra', 'Budi', 'Ani']]);
  expect(await read({ sort: 'oldest' })).toEqual([1, 3, ['Ani', 'Budi', 'Citra']]);
  expect(await read({ sort: 'highestPremium' })).toEqual([1, 3, ['Ani', 'Citra', 'Budi']]);
  expect(await read({ sort: 'lowestPremium' })).toEqual([1, 3, ['Budi', 'Citra', 'Ani']]);
  expect(await read({ sort: 'highest' })).toEqual([1, 3, ['Ani', 'Citra', 'Budi']]);
  expect(await read({ sort: 'lowest' })).toEqual([1, 3, ['Budi', 'Citra', 'Ani']]);
  expect(await read({ product: 'ffffffffffffffffffffff01', proposalNo: 'POB' })).toEqual([1, 1, ['Budi']]);
  const { errMsg } = await call(server, agent.headers, 'paymentPending', { query: { insuredName: 'ani' } });
  expect(errMsg.data[0]).toMatchObject({
    product_Id: 'ffffffffffffffffffffff01',
    proposalNo: 'POAni',
    duePremium: 300_000,
  });
});
