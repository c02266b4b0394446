import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import type { DemoPerson } from '@payung/shared/settings.ts';
import { tryReserveNumber } from './reserved-numbers.ts';
import type { DemoContext } from '#areas/area.ts';
import type { Queries } from '#core/database/database.ts';
import { findInForce, insertAcceptanceOnce } from '#areas/agreement/sql.ts';
import { insertMissingRegistration, insertRegistrationEvent } from '#areas/onboarding/sql/registrations.ts';
import { givePart, setPartState, skipPart } from '#areas/onboarding/sql/registration-parts.ts';
import { demoId } from '../agents/demo-people.ts';

const DAY_MS = 86_400_000;

interface DemoRegistration {
  readonly key: string;
  readonly fullName: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly idNumber: string;
  /** So many days before the demo starts. */
  readonly submittedAgo: number;
  /** What staff want corrected in the form; absent while they have not looked. */
  readonly returned?: string;
  readonly remark: BilingualText;
}

const REGISTRATIONS: readonly DemoRegistration[] = [
  {
    key: 'waits',
    fullName: 'Intan Permata',
    phone: '6281200000008',
    birthDate: '1994-03-21',
    idNumber: '3273016103940008',
    submittedAgo: 1,
    remark: { en: 'registers, waits for staff', id: 'mendaftar, menunggu petugas' },
  },
  {
    key: 'returned',
    fullName: 'Joko Susanto',
    phone: '6281200000009',
    birthDate: '1988-12-05',
    idNumber: '3374010512880009',
    submittedAgo: 3,
    returned: 'Alamat belum lengkap: tuliskan nama jalan dan nomor rumah Anda.',
    remark: {
      en: 'sent back, born 05/12/1988',
      id: 'dikembalikan, lahir 05/12/1988',
    },
  },
];

const rowOf = (registration: DemoRegistration, now: Date) => {
  const { fullName, phone, birthDate, idNumber, returned } = registration;
  const submittedAt = new Date(now.getTime() - registration.submittedAgo * DAY_MS);
  return {
    id: demoId(registration.key),
    phone,
    status: returned === undefined ? ('submitted' as const) : ('returned' as const),
    kind: 'individual' as const,
    inviter_id: demoId('mitra'),
    invite_link_id: null,
    form: JSON.stringify({
      fullName,
      email: `${fullName.split(' ')[0]?.toLowerCase()}@payung.example`,
      address: returned === undefined ? 'Jalan Dago 17' : 'Jalan Dago',
      city: 'Bandung',
    }),
    birth_date: birthDate,
    id_number: idNumber,
    has_tax_number: true,
    tax_id: idNumber,
    bank_code: '014',
    account_holder: fullName,
    account_number: `12345${phone.slice(-5)}`,
    search_name: searchText(fullName),
    agent_id: null,
    created_at: submittedAt,
    saved_at: submittedAt,
    submitted_at: submittedAt,
    decided_at: returned === undefined ? null : now,
    decided_by: returned === undefined ? null : demoId('staff'),
  };
};

/** Without the photo of the card, so that a reviewer sees what that means for the new agent. */
const giveParts = async (tx: Queries, { key, returned }: DemoRegistration, now: Date): Promise<void> => {
  const registrationId = demoId(key);
  for (const part of ['details', 'agreement', 'tax', 'bank'] as const) {
    await givePart(tx, { registrationId, part }, now);
  }
  await skipPart(tx, { registrationId, part: 'idCard' }, now);
  if (returned === undefined) return;
  for (const part of ['tax', 'bank'] as const) {
    await setPartState(tx, { registrationId, part, state: 'accepted' }, now);
  }
  await setPartState(tx, { registrationId, part: 'details', state: 'tryAgain', reason: returned }, now);
  const byStaff = { registrationId, actor: 'staff', actorId: demoId('staff') } as const;
  await insertRegistrationEvent(tx, { ...byStaff, event: 'returned', part: 'details', revision: 1 }, now);
};

const acceptAgreement = async (
  tx: Queries,
  { key, fullName }: DemoRegistration,
  now: Date,
): Promise<void> => {
  const text = await findInForce(tx, todayInJakarta(now), 'id');
  if (text === undefined) return;
  const { version, language, hash } = text;
  const subject = { kind: 'registration', id: demoId(key) } as const;
  await insertAcceptanceOnce(tx, subject, { version, language, hash, name: fullName, accepted_at: now });
};

const demoRegistrants = (): readonly DemoPerson[] =>
  REGISTRATIONS.map(({ fullName, phone, remark }) => ({
    name: fullName,
    type: 'Mitra',
    remark,
    phone: `0${phone.slice(2)}`,
  }));

/** Nothing to do for those that an earlier start made. */
export const seedRegistrations = async (
  tx: Queries,
  { secret, now }: Pick<DemoContext, 'secret' | 'now'>,
): Promise<readonly DemoPerson[]> => {
  for (const registration of REGISTRATIONS) {
    if (!(await insertMissingRegistration(tx, rowOf(registration, now)))) continue;
    const registrationId = demoId(registration.key);
    const holder = { kind: 'registration', id: registrationId } as const;
    await tryReserveNumber(tx, { secret, kind: 'idNumber', number: registration.idNumber, holder }, now);
    await insertRegistrationEvent(tx, { registrationId, event: 'submitted', actor: 'registrant' }, now);
    await giveParts(tx, registration, now);
    await acceptAgreement(tx, registration, now);
  }
  return demoRegistrants();
};
