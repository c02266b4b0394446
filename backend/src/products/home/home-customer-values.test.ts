import { expect, it } from 'vitest';
import { homeCustomer, patchHome, quotedHome, useHomeServer } from './testing/home.ts';

const world = useHomeServer();

it('takes no birth date that does not exist or is still to come, and none at all', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const born = (insuredDob: string) =>
    patchHome(server, { who: agent, quoteId: quote.quoteId }, homeCustomer(quote.phone, { insuredDob }));
  for (const dob of ['2026-01-16', '2025-02-30']) {
    const answer = await born(dob);
    expect([dob, answer.status, answer.message]).toEqual([
      dob,
      422,
      'The date of birth cannot be in the future',
    ]);
  }
  for (const dob of ['2026-01-15', '']) expect((await born(dob)).status).toBe(200);
});

it('keeps what can be seen of a text: lines and emoji stay, controls and turned text do not', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const body = homeCustomer(quote.phone, {
    address: 'Jalan Dago 12\n\u202Eblok 😀\u0007',
    insuredPlaceOfBirth: '\u200FBandung\u0001',
    insuredMobile: `\u202A${quote.phone}\u202C`,
  });
  const { errMsg } = await patchHome(server, { who: agent, quoteId: quote.quoteId }, body);
  expect(errMsg.data).toMatchObject({
    address: 'Jalan Dago 12\nblok 😀',
    insuredPlaceOfBirth: 'Bandung',
    insuredMobile: quote.phone,
  });
});
