import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { importLine, importStart, newLead } from '#areas/leads/testing/leads.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const start = async (who: Credentials, lineCount: number, facts: object = {}): Promise<string> =>
  (await succeed(world.server, who, 'startImport', { body: importStart({ lineCount, ...facts }) })).data.id;

type Batch = readonly [importId: string, batch: number, lines: readonly object[], language?: 'en' | 'id'];

const send = (who: Credentials, ...[importId, batch, lines, language = 'en']: Batch) =>
  call(world.server, { ...who, 'accept-language': language }, 'importLines', {
    params: { importId },
    body: { batch, lines },
  });

const importsOf = async (who: Credentials): Promise<readonly Wire[]> =>
  (await succeed(world.server, who, 'listImports')).data;
const undo = (who: Credentials, importId: string) =>
  call(world.server, who, 'undoImport', { params: { importId } });
const countOf = async (who: Credentials): Promise<number> =>
  (await succeed(world.server, who, 'leadCounts')).data.counts.All;

const lines = (count: number, from = 2) =>
  Array.from({ length: count }, (_, index) => importLine(index + from));

it('imports 300 lines and reports 280 new leads, 12 duplicates and 8 errors by line', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const good = lines(280);
  const before = newPhone();
  await newLead(server, agent.headers, { primaryMobile: before });
  const repeated = Array.from({ length: 11 }, (_, index) =>
    importLine(282 + index, {
      phone: `+62 ${good[index]!.phone.slice(2, 5)}-${good[index]!.phone.slice(5)}`,
    }),
  );
  const known = importLine(293, { phone: `0${before.slice(2)}` });
  const bad = [
    importLine(294, { firstName: '' }),
    importLine(295, { phone: '' }),
    importLine(296, { phone: '6.28E+11' }),
    importLine(297, { phone: '0812' }),
    importLine(298, { phone: '081234567890123' }),
    importLine(299, { phone: '021 5551234' }),
    importLine(300, { email: 'nobody' }),
    importLine(301, { birthDate: '31/02/1985' }),
  ];
  const importId = await start(agent.headers, 300);
  const { status, errMsg } = await send(agent.headers, importId, 0, [...good, ...repeated, known, ...bad]);
  expect([status, errMsg.data.created]).toEqual([200, 280]);
  expect(errMsg.data.duplicates).toEqual([282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293]);
  const spreadsheet =
    'The spreadsheet has turned this phone number into a rounded number. Format the column as text and export the file again.';
  expect(errMsg.data.refused).toEqual([
    { line: 294, field: 'firstName', message: 'The name is missing' },
    { line: 295, field: 'phone', message: 'The phone number is missing' },
    { line: 296, field: 'phone', message: spreadsheet },
    { line: 297, field: 'phone', message: 'This phone number is too short' },
    { line: 298, field: 'phone', message: 'This phone number is too long' },
    { line: 299, field: 'phone', message: 'This is not an Indonesian mobile number' },
    { line: 300, field: 'email', message: 'Please enter a valid email address' },
    { line: 301, field: 'birthDate', message: 'This is not a birth date. Example: 05/03/1985' },
  ]);
  expect(await countOf(agent.headers)).toBe(281);
  expect(await importsOf(agent.headers)).toEqual([
    {
      id: importId,
      fileName: 'people.csv',
      source: 'Bazaar',
      at: server.clock.now().toISOString(),
      created: 280,
      duplicates: 12,
      refused: 8,
      lineCount: 300,
      undoable: 280,
    },
  ]);
});

it('creates a lead from the fields of a line, and shows that it was imported', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const facts = {
    firstName: ' José ',
    lastName: 'Ñoño',
    email: 'jose@payung.test',
    birthDate: '5/3/1985',
    city: 'Bandung',
    note: 'Kiosk 4',
    phone: '021-5550123 / 0812-3456-7890 / 0857-1234-5678',
  };
  const importId = await start(agent.headers, 1, { hasConsent: false });
  await send(agent.headers, importId, 0, [importLine(2, facts)]);
  const { data } = await succeed(server, agent.headers, 'listLeads', { query: { name: 'jose nono' } });
  expect(data[0]).toMatchObject({
    fullName: 'José Ñoño',
    leadStatus: 'In Progress',
    DaysLeft: 90,
    mayContact: false,
  });
  const params = { leadId: data[0]._id };
  const detail = (await succeed(server, agent.headers, 'getLead', { params })).data;
  expect(detail.form).toMatchObject({
    dob: '1985-03-05',
    source: 'Bazaar',
    primaryMobile: '6281234567890',
    secondaryMobile: '085712345678',
    landlineNo: '0215550123',
    address: { city: 'Bandung', country: '' },
  });
  expect(detail.events).toMatchObject([{ kind: 'imported', note: 'Kiosk 4', by: 'Sari Wulandari' }]);
});

it('answers a repeated batch with the first result, in the language of the request', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const importId = await start(agent.headers, 10);
  const batch = [...lines(2), importLine(4, { phone: '' })];
  const first = await send(agent.headers, importId, 0, batch);
  const second = await send(agent.headers, importId, 0, batch, 'id');
  expect(first.errMsg.data).toMatchObject({ created: 2, duplicates: [] });
  expect(second.errMsg.data).toEqual({
    created: 2,
    duplicates: [],
    refused: [{ line: 4, field: 'phone', message: 'Nomor ponsel belum diisi' }],
  });
  expect(await countOf(agent.headers)).toBe(2);
  expect(await importsOf(agent.headers)).toMatchObject([{ created: 2, refused: 1 }]);
});

it('creates no leads from a file imported again, and starts one import per request id', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const batch = lines(5);
  const body = importStart({ lineCount: 5 });
  const begun = () => succeed(server, agent.headers, 'startImport', { body });
  const [one, two] = [await begun(), await begun()];
  expect(two.data.id).toBe(one.data.id);
  await send(agent.headers, one.data.id, 0, batch);
  const again = await start(agent.headers, 5);
  expect((await send(agent.headers, again, 0, batch)).errMsg.data).toEqual({
    created: 0,
    duplicates: [2, 3, 4, 5, 6],
    refused: [],
  });
});

it('accepts at most five unfinished imports, also of parallel requests', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const begin = () =>
    call(server, { ...agent.headers, 'accept-language': 'en' }, 'startImport', {
      body: importStart({ lineCount: 1 }),
    });
  const begun = [await begin(), await begin(), await begin()];
  const atOnce = await Promise.all([begin(), begin(), begin(), begin()]);
  expect(atOnce.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 422, 422,
  ]);
  expect(atOnce.find(({ status }) => status === 422)?.message).toBe(
    'You have 5 imports that are not finished. Finish or undo one of them, then start the next.',
  );
  await send(agent.headers, begun[0]?.errMsg.data.id, 0, lines(1));
  expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(422);
  await undo(agent.headers, begun[1]?.errMsg.data.id);
  expect((await begin()).status).toBe(200);
  expect(
    (await call(server, (await newAgent(server)).headers, 'startImport', { body: importStart() })).status,
  ).toBe(200);
});

it('accepts 60,000 lines in 24 hours, and names the wait for the next import', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const body = importStart({ lineCount: 20_000 });
  const begin = (form: object) =>
    call(server, { ...agent.headers, 'accept-language': 'en' }, 'startImport', { body: form });
  expect((await begin(body)).status).toBe(200);
  server.clock.advance(3600);
  for (let list = 0; list < 2; list += 1)
    expect((await begin(importStart({ lineCount: 20_000 }))).status).toBe(200);
  const refused = await begin(importStart({ lineCount: 1 }));
  expect([refused.status, refused.message, refused.headers['retry-after']]).toEqual([
    429,
    'At most 60.000 lines can be imported in 24 hours. Please try again in 23 hours, or with a shorter list.',
    String(23 * 3600),
  ]);
  // Sent again, it is the one that was begun.
  expect((await begin(body)).status).toBe(200);
  server.clock.advance(23 * 3600);
  expect((await begin(importStart({ lineCount: 20_000 }))).status).toBe(200);
});

it('answers which phones are leads already, spelled as in the request', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newLead(server, agent.headers, { primaryMobile: '0812-4444-5555' });
  const check = async (who: Credentials, phones: readonly string[]) =>
    (await succeed(server, who, 'checkImportPhones', { body: { phones } })).data.known;
  const asked = ['+62 812 4444 5555', '81244445555', '081244445556', '', "' or 1=1 --"];
  expect(await check(agent.headers, asked)).toEqual(['+62 812 4444 5555', '81244445555']);
  expect(await check((await newAgent(server)).headers, asked)).toEqual([]);
  const tooMany = Array.from({ length: 501 }, () => '0812');
  expect((await call(server, agent.headers, 'checkImportPhones', { body: { phones: tooMany } })).status).toBe(
    400,
  );
});

it('undoes an import by deleting its untouched leads, and accepts no more lines afterwards', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const batch = lines(5);
  const importId = await start(agent.headers, 10);
  await send(agent.headers, importId, 0, batch);
  const { data } = await succeed(server, agent.headers, 'listLeads');
  const idOf = (line: number) => data.find((lead: Wire) => lead.phone === batch[line]!.phone)._id;
  await succeed(server, agent.headers, 'setDoNotContact', {
    params: { leadId: idOf(0) },
    body: { doNotContact: true },
  });
  await newQuote(server, agent.headers, { insuredMobile: batch[1]!.phone });
  expect(await importsOf(agent.headers)).toMatchObject([{ undoable: 3 }]);
  expect((await undo(agent.headers, importId)).errMsg.data).toEqual({ removed: 3, kept: 2 });
  expect(await countOf(agent.headers)).toBe(2);
  expect((await undo(agent.headers, importId)).errMsg.data).toEqual({ removed: 0, kept: 2 });
  expect(await importsOf(agent.headers)).toMatchObject([
    { undoable: 0, undoneAt: server.clock.now().toISOString() },
  ]);
  const late = await send(agent.headers, importId, 1, lines(1, 100));
  expect([late.status, late.message]).toEqual([422, 'This import was undone. Please start a new one.']);
  // The numbers are free again.
  const again = await start(agent.headers, 5);
  expect((await send(agent.headers, again, 0, batch)).errMsg.data).toMatchObject({
    created: 3,
    duplicates: [2, 3],
  });
});

it('refuses more lines than the import was started with, and more than 500 per batch', async () => {
  const agent = await newAgent(world.server);
  const importId = await start(agent.headers, 3);
  expect((await send(agent.headers, importId, 0, lines(2))).status).toBe(200);
  const over = await send(agent.headers, importId, 1, lines(2, 10));
  expect([over.status, over.message]).toEqual([422, 'These are more lines than the import was started with']);
  expect((await send(agent.headers, importId, 1, lines(501, 10))).status).toBe(400);
  expect((await send(agent.headers, importId, 1, [])).status).toBe(400);
  expect((await send(agent.headers, importId, 1, [importLine(9, { firstName: 'a\u0000b' })])).status).toBe(
    400,
  );
  const body = importStart({ lineCount: 20_001 });
  expect((await call(world.server, agent.headers, 'startImport', { body })).status).toBe(400);
});

const notes = (length: number) =>
  Array.from({ length: 500 }, (_, index) => importLine(index + 2, { note: 'n'.repeat(length) }));

it('accepts a batch larger than the body limit of other calls, up to 256 KB', async () => {
  const agent = await newAgent(world.server);
  const importId = await start(agent.headers, 1000);
  expect((await send(agent.headers, importId, 0, notes(300))).errMsg.data.created).toBe(500);
  expect((await send(agent.headers, importId, 1, notes(600))).status).toBe(413);
});

it('answers a stranger about an import as if it did not exist', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const stranger = await newAgent(server, { user_type: 'Commercial' });
  const importId = await start(agent.headers, 1);
  const answers = [
    await send(stranger.headers, importId, 0, lines(1)),
    await send(stranger.headers, 'f'.repeat(24), 0, lines(1)),
    await undo(stranger.headers, importId),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await importsOf(stranger.headers)).toEqual([]);
});
