import { expect, it } from 'vitest';
import { homeCustomer, patchHome, quotedHome, useHomeServer } from './testing/home.ts';

const world = useHomeServer();

it('refuses a birth date that does not exist or is in the future, and accepts an empty one', async () => {
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

it('cleans texts for printing: keeps lines, drops control and direction characters, makes dashes plain', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const body = homeCustomer(quote.phone, {
    address: 'Jalan Dago 12\n\u202Eblok B\u20114\u0007',
    insuredPlaceOfBirth: '\u200FBandung\u0001',
    insuredMobile: `\u202A${quote.phone}\u202C`,
  });
  const { errMsg } = await patchHome(server, { who: agent, quoteId: quote.quoteId }, body);
  expect(errMsg.data).toMatchObject({
    address: 'Jalan Dago 12\nblok B-4',
    insuredPlaceOfBirth: 'Bandung',
    insuredMobile: quote.phone,
  });
});

it('refuses characters that no document can print, with a message of its own for names (ruling R74)', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const refusal = async (facts: object) => {
    const body = homeCustomer(quote.phone, facts);
    const { status, message } = await patchHome(server, { who: agent, quoteId: quote.quoteId }, body);
    return [status, message];
  };
  const inLatin = 'Write the name in Latin letters, as on the ID card or passport';
  for (const insuredName of ['محمد عبد الله', '陈伟', 'Иван'])
    expect(await refusal({ insuredName })).toEqual([422, inLatin]);
  expect(await refusal({ address: 'Jalan Dago 12 😀' })).toEqual([400, expect.stringContaining(': Address')]);
});
