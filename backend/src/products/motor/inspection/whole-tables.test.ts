import { expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { recordStatements, wholeReadsBy } from '#testing/whole-tables.ts';
import { motorModule } from '../module.ts';
import { approvedQuote } from '../testing/inspected.ts';

it('reads no table whole while a car is photographed, compared with others, and checked', async () => {
  const opened = await openTestDatabase();
  const texts = recordStatements(opened.pool);
  const server = await openAreaServer(opened, [motorModule]);
  try {
    expect(await wholeReadsBy({ opened, texts }, () => approvedQuote(server))).toEqual([]);
    expect(
      await wholeReadsBy({ opened, texts }, async () => motorModule.removeExpired?.(server.services)),
    ).toEqual([]);
  } finally {
    await server.close();
    await opened.close();
  }
});
