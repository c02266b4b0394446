import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newRegistration } from '#testing/people.ts';
import {
  aRegistration,
  corporateDetails,
  formBody,
  individualDetails,
  newBusinessNumber,
  newIdNumber,
} from '#areas/onboarding/testing/registrations.ts';
import { tryReserveNumber, backfillReservedNumbers } from './reserved-numbers.ts';
import { deleteReservedNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import type { ReservedKind } from '#areas/onboarding/sql/reserved-numbers.ts';
import { useTestDatabase } from '#testing/test-database.ts';

describe('one person, one account', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(() => server.close());

  const save = async (details: object) => {
    const { headers } = await newRegistration(server);
    return call(server, headers, 'saveRegistrationDetails', { body: formBody(details) });
  };

  it('reserves an ID number for one of three parallel requests [ONB-021]', async () => {
    const idNumber = newIdNumber();
    const answers = await Promise.all([1, 2, 3].map(() => save(individualDetails({ idNumber }))));
    const said = answers.map(({ status, errCode, message }) => `${status} ${errCode} ${message}`);
    expect(said.toSorted((one, other) => one.localeCompare(other))).toEqual([
      '200 -1 ',
      '422 1 Duplicate ID Number.',
      '422 1 Duplicate ID Number.',
    ]);
  });

  it('refuses the ID number of an existing agent after the backfill [ONB-021]', async () => {
    const idNumber = newIdNumber();
    await newAgent(server, { id_number: idNumber });
    await newAgent(server, { id_number: newIdNumber() });
    const { db, secret, clock } = server.services;
    expect(await backfillReservedNumbers(db, secret, clock.now())).toBeGreaterThanOrEqual(2);
    expect(await backfillReservedNumbers(db, secret, clock.now())).toBe(0);
    const answer = await save(individualDetails({ idNumber }));
    expect(answer.message).toBe('Duplicate ID Number.');
    expect(answer.text).not.toContain(idNumber);
  });

  it('accepts a director for several companies, and each company once', async () => {
    const idNumber = newIdNumber();
    const businessNumber = newBusinessNumber();
    expect((await save(individualDetails({ idNumber }))).status).toBe(200);
    expect((await save(corporateDetails({ idNumber, businessNumber }))).status).toBe(200);
    expect((await save(corporateDetails({ idNumber }))).status).toBe(200);
    const again = await save(corporateDetails({ businessNumber }));
    expect([again.status, again.message]).toEqual([
      422,
      'A company with this business number (NIB) is registered already. Check the number, or ask us for help.',
    ]);
  });

  it('frees a corrected number, and the number of a deleted registration', async () => {
    const { headers, details } = await aRegistration(server);
    await succeed(server, headers, 'saveRegistrationDetails', {
      body: formBody({ ...details, idNumber: newIdNumber() }),
    });
    const other = await newRegistration(server);
    await succeed(server, other.headers, 'saveRegistrationDetails', { body: formBody(details) });
    await succeed(server, other.headers, 'deleteRegistration');
    expect((await save(details)).status).toBe(200);
  });

  it('blocks a registrant after ten numbers of other people a day', async () => {
    const { details: taken } = await aRegistration(server);
    const { headers } = await newRegistration(server);
    const tryOut = (idNumber: string) =>
      call(server, headers, 'saveRegistrationDetails', { body: formBody(individualDetails({ idNumber })) });
    // A form that is wrong in another way is no guess.
    expect((await tryOut('3174')).message).toBe('The ID card number has 16 digits');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await tryOut(taken.idNumber)).message).toBe('Duplicate ID Number.');
    expect((await tryOut(newIdNumber())).status).toBe(429);
  });

  it('reserves all numbers again after a change of the secret', async () => {
    const { db, clock } = server.services;
    const { details } = await aRegistration(server);
    const company = await aRegistration(server, { kind: 'corporate' });
    await deleteReservedNumbers(db);
    const secret = 'another secret of the tests, of thirty-two bytes';
    await backfillReservedNumbers(db, secret, clock.now());
    const take = (kind: ReservedKind, number: string) =>
      tryReserveNumber(db, { secret, kind, number, holder: { kind: 'agent', id: 'somebody' } }, clock.now());
    expect(await take('idNumber', details.idNumber)).toBe(false);
    expect(await take('businessNumber', (company.details as { businessNumber: string }).businessNumber)).toBe(
      false,
    );
    expect(await take('idNumber', company.details.idNumber)).toBe(true);
    await deleteReservedNumbers(db);
    await backfillReservedNumbers(db, server.services.secret, clock.now());
  });

  it('stores numbers as keyed hashes only', async () => {
    const { details, registrationId } = await aRegistration(server);
    const rows = await database.db
      .selectFrom('held_numbers')
      .selectAll()
      .where('holder_id', '=', registrationId)
      .execute();
    expect(rows).toEqual([expect.objectContaining({ kind: 'idNumber', holder_kind: 'registration' })]);
    expect(JSON.stringify(rows)).not.toContain(details.idNumber);
    expect(rows[0]?.number_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
