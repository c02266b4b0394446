import { expect, it } from 'vitest';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { insertListedCopies, insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent } from '#testing/people.ts';
import { exportList, textOf } from './export-list.ts';

const world = useAreaServer();

const sold = (facts: object = {}) => ({
  stage: 'Policy Generated' as const,
  payment_status: 'Paid' as const,
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  plan_name: 'Kite Gold',
  due_premium: 199_000,
  points: 19,
  ...facts,
});

const file = async (
  server: AreaServer,
  who: Credentials,
  ...[list, query = {}, language = 'en']: readonly [string, Record<string, string>?, string?]
) => {
  const parts = { params: { list }, query, headers: { 'accept-language': language } };
  return call(server, who, 'exportList', parts);
};

const linesOf = (text: string): readonly string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n');

it('exports the policies as a named UTF-8 file with plain numbers and formatted dates [I18N-013]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await insertListedQuote(
    server.services.db,
    agent.id,
    sold({ code: 'QX1', policy_no: 'PO-X1', proposal_no: 'PR-X1', insured_email: 'budi@payung.test' }),
  );
  const { headers, bytes, text } = await file(server, agent.headers, 'policies');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="policies-2026-01-15.csv"');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(linesOf(text)).toEqual([
    '"Quote code","Policy number","Proposal number","Product","Customer","Plan","Status","Cover begins","Cover ends","Premium (Rp)","Points","Mobile number","Email"',
    '"QX1","PO-X1","PR-X1","Kite Insurance","Budi Santoso","Kite Gold","Active","01/01/2026","01/01/2027",199000,19,"0813-1111-0001","budi@payung.test"',
  ]);
  const inIndonesian = linesOf((await file(server, agent.headers, 'policies', {}, 'id')).text);
  expect(inIndonesian).toEqual([
    '"Kode penawaran";"Nomor polis";"Nomor proposal";"Produk";"Nasabah";"Paket";"Status";"Mulai perlindungan";"Akhir perlindungan";"Premi (Rp)";"Poin";"Nomor ponsel";"Email"',
    '"QX1";"PO-X1";"PR-X1";"Kite Insurance";"Budi Santoso";"Kite Gold";"Aktif";"01/01/2026";"01/01/2027";199000;19;"0813-1111-0001";"budi@payung.test"',
  ]);
});

it('escapes cells that a spreadsheet would take for a formula', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const names = ['=1+1', '  +1', '\t-1', '\n@A1', '＝1+1', "'=1", '"=1'];
  for (const [index, insured_name] of names.entries()) {
    const saved_at = new Date(Date.UTC(2026, 0, 1, 0, 0, index));
    await insertListedQuote(server.services.db, agent.id, { insured_name, saved_at });
  }
  const { text } = await file(server, agent.headers, 'policies', { sort: 'oldest' });
  const cells = linesOf(text)
    .slice(1)
    .map((line) => line.split(',')[4]);
  expect(cells).toEqual([`"'=1+1"`, `"'  +1"`, `"'\t-1"`, `"' @A1"`, `"'＝1+1"`, `"''=1"`, `"'""=1"`]);
});

it('filters and sorts an export like the list on the screen', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { db } = server.services;
  await insertListedQuote(db, agent.id, sold({ policy_no: 'PO-N1', insured_name: 'Ani', due_premium: 1 }));
  await insertListedQuote(db, agent.id, sold({ policy_no: 'PO-N2', insured_name: 'Anita', due_premium: 2 }));
  await insertListedQuote(
    db,
    agent.id,
    sold({ policy_no: 'PO-N3', insured_name: 'Budi', end_date: '2026-01-20', product_id: PAPER_KITE_ID }),
  );
  const names = async (list: string, query: Record<string, string>, column: number) =>
    linesOf((await file(server, agent.headers, list, query)).text)
      .slice(1)
      .map((line) => line.split(',')[column]);
  expect(await names('policies', { name: 'ani', sort: 'highestPremium' }, 4)).toEqual(['"Anita"', '"Ani"']);
  expect(await names('expiring', {}, 4)).toEqual(['"Budi"']);
  expect(await names('renewals', { renewal: 'lapsed' }, 4)).toEqual([]);
  expect(await names('pending', {}, 4)).toEqual([]);
  expect(await names('insureds', { sort: 'lowestPremium', name: 'an' }, 0)).toEqual(['"Ani"', '"Anita"']);
});

it('exports insureds and leads with their own headings', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await insertListedQuote(
    server.services.db,
    agent.id,
    sold({ policy_no: 'PO-H1', insured_birth_date: '1990-05-17', insured_email: 'b@payung.test' }),
  );
  expect(linesOf((await file(server, agent.headers, 'insureds')).text)).toEqual([
    '"Name","Date of birth","Policies","Premium (Rp)","Newest policy","Mobile number","Email"',
    '"Budi Santoso","17/05/1990",1,199000,"15/01/2026","0813-1111-0001","b@payung.test"',
  ]);
  await newLead(server, agent.headers, { primaryMobile: '6281255500001' });
  // Names of before names were checked.
  await server.services.db
    .updateTable('leads')
    .set({ first_name: '=Rina' })
    .where('phone', '=', '6281255500001')
    .execute();
  const [heading, line] = linesOf(
    (await file(server, agent.headers, 'leads', { sort: 'Newest', tab: 'All' })).text,
  );
  expect(heading).toBe(
    '"Lead code","Name","Status","Created","Days left","Product","Quote code","Premium (Rp)","Mobile number","Email"',
  );
  expect(line).toMatch(
    /^"L\d+","'=Rina Hartono","In Progress","15\/01\/2026",\d+,"","",0,"0812-5550-0001",""$/,
  );
});

it('names agents instead of contacts in the file of a network [R33]', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  const seller = await newAgent(server, {
    invited_by: leader.id,
    first_name: 'Putri',
    last_name: 'Handayani',
  });
  await insertListedQuote(server.services.db, seller.id, sold({ policy_no: 'PO-R33' }));
  await newLead(server, seller.headers, { email: 'rina@payung.test' });
  for (const list of ['policies', 'insureds', 'leads', 'renewals', 'expiring', 'pending']) {
    const { text, status } = await file(server, leader.headers, list);
    const [heading] = linesOf(text);
    expect([list, status, heading?.includes('"Agent"'), /Mobile|Email|62813|0813|@/.test(text)]).toEqual([
      list,
      200,
      true,
      false,
    ]);
  }
  expect(linesOf((await file(server, leader.headers, 'policies')).text)[1]).toMatch(/,"Putri Handayani"$/);
  const own = await file(server, leader.headers, 'policies', { agentId: leader.id });
  expect(own.text).toMatch(/"Mobile number"/);
});

it('exports all pages of a list', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await insertListedCopies(server.services.db, agent.id, 250);
  const lines = linesOf((await file(server, agent.headers, 'policies')).text);
  expect([lines.length, new Set(lines).size]).toEqual([251, 251]);
});

it('answers 404 to the export of an unknown list', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  expect((await file(server, agent.headers, 'secrets')).status).toBe(404);
});

it('stops reading pages when the download is aborted', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const stopped = new Error('gone');
  let pages = 0;
  const signal = {
    throwIfAborted: () => {
      pages += 1;
      if (pages === 2) throw stopped;
    },
  } as AbortSignal;
  for (let index = 0; index < 101; index += 1)
    await insertListedQuote(
      server.services.db,
      agent.id,
      sold({ code: `QG${index}`, policy_no: `PO-G${index}` }),
    );
  const caller = { kind: 'agent', agentId: agent.id, userType: 'Mitra', tokenHash: '' } as const;
  const context = { params: { list: 'policies' }, query: {}, caller, language: 'en', signal };
  await expect(exportList(context as never, server.services)).rejects.toBe(stopped);
  expect(pages).toBe(2);
});

it('marks an incomplete export in its last line', async () => {
  const of = {
    language: 'en',
    namesAgents: false,
    hasContacts: false,
    products: world.server.services.products,
    signal: new AbortController().signal,
  } as const;
  const columns = [{ heading: 'name', value: (name: string) => name }] as const;
  const pages: Readonly<Record<string, ListPage<string>>> = {
    first: { items: ['Ani', 'Budi'], next: 'second' },
    second: { items: ['Citra', 'Dewi'], next: 'third' },
    third: { items: ['Eko'] },
  };
  const read = (after = 'first') => Promise.resolve(pages[after] ?? { items: [] });
  expect(linesOf(await textOf(columns, of, read))).toEqual([
    '"Name"',
    '"Ani"',
    '"Budi"',
    '"Citra"',
    '"Dewi"',
    '"Eko"',
  ]);
  expect(linesOf(await textOf(columns, { ...of, most: 4 }, read)).slice(-2)).toEqual([
    '"Dewi"',
    '"Only the first 4 lines. Narrow the list to export the rest."',
  ]);
});
