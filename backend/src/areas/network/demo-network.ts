import type { DemoPerson } from '@payung/shared/settings.ts';
import type { DemoContext } from '#areas/area.ts';
import type { Queries } from '#core/database/database.ts';
import { insertMissingAgents, insertLargeNetwork } from '#areas/agents/sql/demo.ts';
import { demoId, rowOf } from '../agents/demo-people.ts';
import type { DemoAgent } from '../agents/demo-people.ts';

const TOP_KEY = 'largeNetwork';

/** In a network of this size the tenth member leads 1,200 directly, to try the removal of such a member. */
const WITH_WIDE_LEVEL = 2_400;
const LED_BY_TENTH = 1_190;

const topOf = (members: number): DemoAgent => ({
  firstName: 'Wahyu',
  lastName: 'Hidayat',
  type: 'Commercial',
  phone: '6281200000011',
  levelCode: 2,
  idNumber: '3173021912790011',
  tier: 'platinum',
  joinedOn: '2021-02-01',
  remark: { en: `leads ${members} members`, id: `memimpin ${members} anggota` },
});

const FIRST_NAMES = [
  'Aditya',
  'Ahmad',
  'Andi',
  'Anisa',
  'Arif',
  'Ayu',
  'Bagus',
  'Bambang',
  'Citra',
  'Danang',
  'Desi',
  'Dian',
  'Eka',
  'Endah',
  'Fajar',
  'Farida',
  'Galih',
  'Gita',
  'Hadi',
  'Hesti',
  'Indah',
  'Irfan',
  'Joko',
  'Kartini',
  'Lina',
  'Lukman',
  'Mega',
  'Nanda',
  'Nur',
  'Oki',
  'Puspita',
  'Rahmat',
  'Ratna',
  'Reza',
  'Siti',
  'Surya',
  'Tri',
  'Umar',
  'Vina',
  'Wawan',
  'Yanti',
] as const;
const LAST_NAMES = [
  'Anggraini',
  'Cahyono',
  'Fauzi',
  'Firmansyah',
  'Ginting',
  'Hakim',
  'Halim',
  'Hartono',
  'Hasanah',
  'Hidayat',
  'Iskandar',
  'Kurniawan',
  'Kusuma',
  'Lubis',
  'Mahendra',
  'Maulana',
  'Nasution',
  'Nugroho',
  'Oktaviani',
  'Pangestu',
  'Permana',
  'Purnomo',
  'Rahayu',
  'Ramadhan',
  'Safitri',
  'Saputra',
  'Siregar',
  'Suharto',
  'Suryani',
  'Susanti',
  'Utami',
  'Wibowo',
  'Widodo',
  'Wijaya',
  'Yulianti',
  'Yusuf',
  'Zulkarnain',
] as const;

/** A network as large as testers ask for (`PAYUNG_DEMO_MEMBERS`), under somebody of its own; nobody where they ask for none. */
export const seedLargeNetwork = async (
  tx: Queries,
  { members, now }: Pick<DemoContext, 'members' | 'now'>,
): Promise<readonly DemoPerson[]> => {
  if (members === 0) return [];
  const top = topOf(members);
  await insertMissingAgents(tx, [rowOf(TOP_KEY, top)]);
  await insertLargeNetwork(tx, {
    topId: demoId(TOP_KEY),
    members,
    ledByTenth: members < WITH_WIDE_LEVEL ? 0 : LED_BY_TENTH,
    firstNames: FIRST_NAMES,
    lastNames: LAST_NAMES,
    now,
  });
  const { firstName, lastName, type, remark, phone } = top;
  return [{ name: `${firstName} ${lastName}`, type, ...(remark && { remark }), phone: `0${phone.slice(2)}` }];
};
