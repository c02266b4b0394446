import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newMember, paidSale, newTree, listedMembers, namesOf } from '#areas/network/testing/networks.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

it('answers the direct members with every field of a line [NET-001] [NET-007] [NET-008] [NET-009]', async () => {
  const { server } = world;
  const { top, agus, eka } = await newTree(server);
  await paidSale(server, agus);
  await paidSale(server, eka);
  const page = await listedMembers(server, top);
  expect(page.path).toEqual([]);
  expect(page.total).toBe(2);
  expect(page.items).toEqual([
    {
      id: agus.id,
      name: 'Agus Setiawan',
      agentCode: agus.agent_code,
      tier: 'silver',
      level: 1,
      status: 'active',
      invitedBy: 'Bayu Pratama',
      joinedAt: '',
      directMembers: 1,
      path: [],
      referralPremium: 274_500,
      referralPolicies: 1,
      // By the sale of Agus alone; by that of Eka, Bayu earns one point on level 2.
      referralFee: 2,
      // 27 by the own sale, 2 by that of Eka.
      points: 29,
    },
    expect.objectContaining({ name: 'Citra Dewi', status: 'inactive', level: 1, points: 0, referralFee: 0 }),
  ]);
  const below = await listedMembers(server, top, { parentId: agus.id });
  expect(below.path).toEqual([{ id: agus.id, name: 'Agus Setiawan' }]);
  expect(below.items).toEqual([
    expect.objectContaining({ name: 'Éka Putra', level: 2, tier: 'gold', referralFee: 1, points: 27 }),
  ]);
});

it('shows every level to the leader of a network, and two levels to a Mitra [NET-003] (rulings R33, R35)', async () => {
  const { server } = world;
  for (const userType of ['Commercial', 'Support']) {
    const { top, agus, eka, fajar } = await newTree(server, userType);
    expect(namesOf(await listedMembers(server, top, { parentId: fajar.id }))).toEqual(['Gita Sari']);
    expect((await listedMembers(server, top, { parentId: fajar.id })).path).toEqual([
      { id: agus.id, name: 'Agus Setiawan' },
      { id: eka.id, name: 'Éka Putra' },
      { id: fajar.id, name: 'Fajar Nugroho' },
    ]);
  }
  const { top, agus, eka, fajar } = await newTree(server, 'Mitra');
  expect(namesOf(await listedMembers(server, top))).toEqual(['Agus Setiawan', 'Citra Dewi']);
  const last = await listedMembers(server, top, { parentId: agus.id });
  // Not even how many stand below the last level.
  expect(last.items).toEqual([expect.objectContaining({ name: 'Éka Putra', directMembers: 0 })]);
  const refused = async (query: Record<string, string>) =>
    (await call(server, top.headers, 'listNetwork', { query })).status;
  expect([await refused({ parentId: eka.id }), await refused({ parentId: fajar.id })]).toEqual([404, 404]);
  expect(namesOf(await listedMembers(server, top, { search: 'fajar' }))).toEqual([]);
  expect(namesOf(await listedMembers(server, top, { search: 'eka' }))).toEqual(['Éka Putra']);
  const staff = await newMember(server, top, { user_type: 'Staff' });
  expect(await refused({ parentId: staff.id })).toBe(404);
  for (const { id } of [fajar, staff, await newAgent(server)])
    expect((await call(server, top.headers, 'getMember', { params: { memberId: id } })).status).toBe(404);
});

it('shows a Mitra only name, tier, status and figures of a member (ruling R33)', async () => {
  const { server } = world;
  const { top, eka } = await newTree(server, 'Mitra');
  const { data } = await succeed(server, top.headers, 'getMember', { params: { memberId: eka.id } });
  expect(Object.keys(data).toSorted().join(' ')).toBe(
    'agentCode directMembers id invitedBy joinedAt level ' +
      'name path points referralFee referralPolicies referralPremium status tier',
  );
});

it('shows a leader the contact data of a member, with masked numbers [NET-010] [NET-011]', async () => {
  const { server } = world;
  for (const userType of ['Commercial', 'Support']) {
    const { top, agus } = await newTree(server, userType);
    const member = await newMember(server, agus, {
      first_name: 'Rina',
      last_name: 'Kusuma',
      kind: 'corporate',
      email: 'rina@payung.test',
      address: 'Jl. Merdeka 1',
      city: 'Bandung',
      office: 'hub',
      id_number: '3273014101900001',
      tax_id: '091234567890000',
      bank_code: '014',
      account_holder: 'Rina Kusuma',
      account_number: '1234567890',
      company_name: 'PT Maju',
      director_name: 'Rina Kusuma',
      contact_email: 'kontak@maju.test',
      business_number: '1234567890123',
    });
    await newQuote(server, member.headers);
    const { data } = await succeed(server, top.headers, 'getMember', { params: { memberId: member.id } });
    expect(data).toMatchObject({
      level: 2,
      path: [{ id: agus.id, name: 'Agus Setiawan' }],
      contact: {
        kind: 'corporate',
        email: 'rina@payung.test',
        phone: member.phone,
        address: 'Jl. Merdeka 1',
        city: 'Bandung',
        office: 'hub',
        idType: 'KTP',
        idNumber: '•••• 0001',
        taxId: '•••• 0000',
        bankName: 'BCA',
        accountHolder: 'Rina Kusuma',
        accountNumber: '•••• 7890',
        companyName: 'PT Maju',
        directorName: 'Rina Kusuma',
        contactEmail: 'kontak@maju.test',
        businessNumber: '•••• 0123',
      },
      open: { quotes: 1, leads: 1 },
      successor: { id: agus.id, name: 'Agus Setiawan' },
      targets: [],
      history: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/3273014101900001|091234567890000|1234567890/);
  }
});

it('finds a member at any depth by words of the name or by the code, with the path [NET-001]', async () => {
  const { server } = world;
  const { top, agus, eka, fajar } = await newTree(server);
  const { items } = await listedMembers(server, top, { search: 'nug FAJ' });
  expect(items).toEqual([
    expect.objectContaining({
      id: fajar.id,
      level: 3,
      path: [
        { id: agus.id, name: 'Agus Setiawan' },
        { id: eka.id, name: 'Éka Putra' },
      ],
    }),
  ]);
  // However the code is typed, and only the whole of it.
  const code = fajar.agent_code;
  for (const search of [code, code.toLowerCase(), ` ${code} `])
    expect(namesOf(await listedMembers(server, top, { search }))).toEqual(['Fajar Nugroho']);
  expect(namesOf(await listedMembers(server, top, { search: code.slice(0, -1) }))).toEqual([]);
  // All words have to be there, and one letter is no search: it shows the members directly below.
  expect(namesOf(await listedMembers(server, top, { search: 'agus nugroho' }))).toEqual([]);
  expect(namesOf(await listedMembers(server, top, { search: 'f' }))).toEqual(['Agus Setiawan', 'Citra Dewi']);
  expect(namesOf(await listedMembers(server, top, { search: 'fa' }))).toEqual(['Fajar Nugroho']);
  expect(namesOf(await listedMembers(server, top, { search: '%' }))).toEqual(['Agus Setiawan', 'Citra Dewi']);
  // No members of other networks, and no special character breaks the search.
  expect(namesOf(await listedMembers(server, top, { search: `agus' | !"(:*` }))).toEqual(['Agus Setiawan']);
  expect(namesOf(await listedMembers(server, fajar, { search: 'agus' }))).toEqual([]);
  // Nor are they counted.
  await newTree(server);
  expect((await listedMembers(server, top, { search: 'fajar' })).total).toBe(1);
});

it('filters members by tier and status, page by page', async () => {
  const { server } = world;
  const top = await newAgent(server, { user_type: 'Commercial' });
  for (let number = 10; number < 35; number += 1)
    await newMember(server, top, {
      first_name: `Nama ${number}`,
      tier: number % 5 === 0 ? 'platinum' : 'bronze',
      status: number < 12 ? 'resigned' : 'active',
    });
  const first = await listedMembers(server, top, { perPage: '10' });
  expect([first.items.length, first.total, first.items[0].name]).toEqual([10, 25, 'Nama 10 Wulandari']);
  const second = await listedMembers(server, top, { perPage: '10', after: first.next });
  const third = await listedMembers(server, top, { perPage: '10', after: second.next });
  expect([second.items.length, third.items.length, third.next]).toEqual([10, 5, undefined]);
  expect(new Set([...first.items, ...second.items, ...third.items].map(({ id }) => id)).size).toBe(25);
  expect((await listedMembers(server, top, { tier: 'platinum' })).total).toBe(5);
  expect((await listedMembers(server, top, { status: 'resigned' })).total).toBe(2);
  expect((await listedMembers(server, top, { status: 'resigned', search: 'nama' })).items).toHaveLength(2);
  expect((await listedMembers(server, top, { status: 'resigned', search: 'nama' })).total).toBe(2);
  const found = await listedMembers(server, top, { search: 'nama', perPage: '20' });
  const rest = await listedMembers(server, top, { search: 'nama', perPage: '20', after: found.next });
  expect([found.items.length, found.total, rest.items.length, rest.next]).toEqual([20, 25, 5, undefined]);
  expect(new Set([...found.items, ...rest.items].map(({ id }) => id)).size).toBe(25);
});

it('offers only active successors outside the member’s network [R38]', async () => {
  const { server } = world;
  const { top, agus, eka } = await newTree(server);
  const other = await newMember(server, top, { first_name: 'Heru', last_name: 'Waris' });
  await newMember(server, top, { first_name: 'Susi', last_name: 'Waris', user_type: 'Support' });
  expect(namesOf(await listedMembers(server, top, { heirFor: agus.id }))).toEqual(['Heru Waris']);
  expect(namesOf(await listedMembers(server, top, { heirFor: eka.id, search: 'a' }))).toEqual([
    'Agus Setiawan',
  ]);
  expect(namesOf(await listedMembers(server, top, { heirFor: other.id, search: 'faj' }))).toEqual([
    'Fajar Nugroho',
  ]);
  const foreign = await newAgent(server);
  expect((await call(server, top.headers, 'listNetwork', { query: { heirFor: foreign.id } })).status).toBe(
    404,
  );
});
