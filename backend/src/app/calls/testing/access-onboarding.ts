import type { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { newId } from '#core/database/identifiers.ts';
import { sealImage } from '#core/pictures/seal-image.ts';
import { finishCheck, insertCheck, insertImage } from '#areas/identity/sql/identities.ts';
import { findInForce, insertAcceptanceOnce } from '#areas/agreement/sql.ts';
import type { AgreementSubject } from '#areas/agreement/sql.ts';
import { givePart } from '#areas/onboarding/sql/registration-parts.ts';
import { saveCardPicture } from '#areas/agents/sql/public-cards.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import { newRegistration } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import type { AreaServer } from '#testing/area-server.ts';

type OnboardingName =
  | keyof typeof onboardingEndpoints
  | keyof typeof agreementEndpoints
  | keyof typeof profileEndpoints
  | keyof typeof registrationReviewEndpoints;

/** What calls of registering are about. */
interface OnboardingFixture {
  /** One that staff look at. */
  readonly registrationId: string;
  readonly registrant: Credentials;
  /** A check and a photo of the card of that registrant. */
  readonly ownTransactionId: string;
  readonly ownImageKey: string;
}

/** A check that was read and a photo, as they are kept. */
export const newOwnCard = async (
  server: AreaServer,
  { kind, id }: { readonly kind: 'registration' | 'agent'; readonly id: string },
) => {
  const { db, secret } = server.services;
  const now = server.clock.now();
  const [transactionId, imageKey] = [newId(), newId()];
  const subject = { kind, id, insuredNo: 1 };
  const sealed = sealImage({ secret, purpose: 'identity image', key: imageKey }, Buffer.from('a photo'));
  await insertImage(db, { key: imageKey, subject, sealed, object_key: null, sealed_by: 'x' }, now);
  await insertCheck(db, { transactionId, subject }, now);
  const card = { status: 'auto_approved', id_number: '3273015705900001', id_type: 'KTP' } as const;
  await finishCheck(db, { transaction_id: transactionId, ...card, image_key: imageKey }, now);
  return { ownTransactionId: transactionId, ownImageKey: imageKey };
};

export const newOnboarding = async (server: AreaServer): Promise<OnboardingFixture> => {
  const { registrationId, headers } = await newRegistration(server, {
    status: 'submitted',
    kind: 'individual',
    form: { fullName: 'Rina', email: 'rina@payung.test', address: 'Jl. Merdeka 1', city: 'Bandung' },
    submitted_at: server.clock.now(),
  });
  const card = await newOwnCard(server, { kind: 'registration', id: registrationId });
  const { ownTransactionId: transactionId, ownImageKey: imageKey } = card;
  const { db } = server.services;
  await givePart(db, { registrationId, part: 'details' }, server.clock.now());
  await givePart(db, { registrationId, part: 'idCard', transactionId, imageKey }, server.clock.now());
  return { registrationId, registrant: headers, ...card };
};

/** What one call alone reads. */
interface PreparedOnboarding {
  /** Of the link by which the owner invites. */
  readonly inviteId: string;
  /** Of the agreement that everybody has accepted. */
  readonly agreementVersion: string;
}

const acceptedBy = async (server: AreaServer, people: readonly AgreementSubject[]): Promise<string> => {
  const { db } = server.services;
  const now = server.clock.now();
  const text = await findInForce(db, todayInJakarta(now), 'en');
  if (text === undefined) throw new Error('No agreement is in force');
  const accepted = { ...text, name: 'Sari', accepted_at: now };
  const { version, language, hash, name, accepted_at } = accepted;
  for (const person of people)
    await insertAcceptanceOnce(db, person, { version, language, hash, name, accepted_at });
  return version;
};

const invitedWithPicture = async (server: AreaServer, owner: TestAgent): Promise<string> => {
  const picture = { agentId: owner.id, picture: Buffer.from('a picture') };
  await saveCardPicture(server.services.db, picture, server.clock.now());
  const { link } = await succeed(server, owner.headers, 'getInviteLink');
  return link.split('/').at(-1);
};

interface PeopleOfFixture {
  readonly owner: TestAgent;
  readonly agentIds: readonly string[];
  readonly registrationIds: readonly string[];
}

export const prepareOnboarding = async (
  server: AreaServer,
  name: EndpointName,
  { owner, agentIds, registrationIds }: PeopleOfFixture,
): Promise<PreparedOnboarding> => {
  const subjects = [
    ...agentIds.map((id) => ({ kind: 'agent', id }) as const),
    ...registrationIds.map((id) => ({ kind: 'registration', id }) as const),
  ];
  return {
    inviteId: name === 'cardPicture' ? await invitedWithPicture(server, owner) : 'nobody',
    agreementVersion: name === 'agreementPdf' ? await acceptedBy(server, subjects) : 'none',
  };
};

const byRegistration = ({ registrationId }: OnboardingFixture): Parts => ({ params: { registrationId } });
const bank = { bankCode: '014', accountHolder: 'Rina', accountNumber: '1234567890' };
const code = { key: 'nobodys-key', otp: 123_456 };
const words = { title: 'Agreement', sections: [{ heading: 'Term', paragraphs: ['One year.'] }] };

/** A well-formed call for every row of registering, as it goes over the wire. */
export const ONBOARDING_CALLS: Readonly<
  Record<OnboardingName, (fixture: OnboardingFixture & PreparedOnboarding) => Parts>
> = {
  getRegistration: () => ({}),
  proveBirthDate: () => ({ body: { birthDate: '1990-05-17' } }),
  saveRegistrationDetails: () => ({
    body: {
      details: {
        kind: 'individual',
        fullName: 'Rina',
        email: 'rina@payung.test',
        address: 'Jl. Merdeka 1',
        city: 'Bandung',
        birthDate: '1990-05-17',
        idNumber: '3273015705900001',
        hasTaxNumber: false,
      },
      isDone: false,
    },
  }),
  skipRegistrationPart: () => ({ body: { part: 'tax' } }),
  saveRegistrationBank: () => ({ body: bank }),
  submitRegistration: () => ({}),
  deleteRegistration: () => ({}),
  exportRegistration: () => ({}),

  getAgreement: () => ({}),
  legalText: () => ({ params: { document: 'terms' } }),
  acceptAgreement: () => ({ body: { version: '2026-01', language: 'en', hash: 'a'.repeat(64) } }),
  acceptedAgreements: () => ({}),
  agreementPdf: ({ agreementVersion }) => ({ params: { version: agreementVersion } }),
  publishAgreement: () => ({
    body: { version: '2027-01', inForceFrom: '2027-01-01', en: words, id: words },
  }),
  listAgreements: () => ({}),

  identityToken: () => ({ query: { logkey: 'idCardUpload' } }),
  uploadOwnImage: () => ({ query: {} }),
  updateProfile: () => ({ body: { taxid: '3273015705900001', taxIdUrl: '' } }),
  getProfile: () => ({}),
  updateAgentDetails: () => ({
    body: {
      email: 'sari@payung.test',
      address: '',
      city: '',
      licence: { number: '', issuer: '', expiresOn: '' },
      isExclusive: false,
    },
  }),
  sendFreshCode: () => ({}),
  updateAgentBank: () => ({ body: { ...bank, code } }),
  getPublicCard: () => ({}),
  savePublicCard: () => ({
    body: { company: '', socialLinks: [], achievements: [], blogs: [], testimonials: [] },
  }),
  uploadCardPicture: () => ({}),
  cardPicture: ({ inviteId }) => ({ params: { linkId: inviteId } }),

  registrationCount: () => ({}),
  registrationQueue: () => ({ query: {} }),
  openRegistration: byRegistration,
  registrationPhoto: ({ registrationId }) => ({ params: { registrationId, part: 'idCard' } }),
  decideRegistration: (fixture) => ({
    ...byRegistration(fixture),
    body: { version: 1, decisions: [{ part: 'details', verdict: 'accepted', reason: '', note: '' }] },
  }),
};
