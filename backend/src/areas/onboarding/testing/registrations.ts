import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { OptionalPart, RegistrationPart } from '@payung/shared/domain/onboarding/registration.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed, call } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { newRegistration } from '#testing/people.ts';

let serial = 0;

/** An ID number of its own for everybody: a woman born on 17 May 1990. */
export const newIdNumber = (): string => {
  serial += 1;
  return `317401570590${String(serial).padStart(4, '0')}`;
};

export const newBusinessNumber = (): string => {
  serial += 1;
  return `91200${String(serial).padStart(8, '0')}`;
};

export const individualDetails = (facts: object = {}) => ({
  kind: 'individual',
  fullName: 'Rina Kusuma',
  email: 'rina@payung.test',
  address: 'Jl. Merdeka No. 1',
  city: 'Bandung',
  birthDate: '1990-05-17',
  idNumber: newIdNumber(),
  hasTaxNumber: true,
  ...facts,
});

export const corporateDetails = (facts: object = {}) => ({
  kind: 'corporate',
  companyName: 'PT Maju Bersama',
  directorName: 'Rina Kusuma',
  contactEmail: 'kontak@maju.test',
  businessNumber: newBusinessNumber(),
  email: 'rina@payung.test',
  address: 'Jl. Sudirman No. 2',
  city: 'Jakarta',
  birthDate: '1990-05-17',
  idNumber: newIdNumber(),
  hasTaxNumber: true,
  ...facts,
});

export const bankOfRina = { bankCode: '014', accountHolder: 'Rina Kusuma', accountNumber: '1234567890' };

/** A finished form, with its box ticked; as it goes over the wire. */
export const formBody = (details: object, isDone = true) => ({
  details,
  isDone,
  consentVersion: CONSENT_VERSIONS.registration,
});

interface RegistrationOptions {
  readonly kind?: 'individual' | 'corporate';
  /** Of the form. */
  readonly details?: object;
  /** As far as it has come, in their order; the parts that may be left out are left out unless they are named. */
  readonly parts?: readonly RegistrationPart[];
  /** Sent to the people who look at it; then everything that is not named is skipped. */
  readonly isSubmitted?: boolean;
}

/** Its card as a file. */
const giveCard = async (server: AreaServer, who: Credentials, idNumber: string): Promise<void> => {
  const { key } = await sendOwnImage(server, who, 'idCard');
  await succeed(server, who, 'updateProfile', { body: { idNumber, idUrl: key, idType: 'KTP' } });
};

const giveTax = async (server: AreaServer, who: Credentials, taxid: string): Promise<void> => {
  const { key } = await sendOwnImage(server, who, 'tax');
  await succeed(server, who, 'updateProfile', { body: { taxid, taxIdUrl: key } });
};

/** The agreement in force, accepted in English. */
export const acceptAgreement = async (server: AreaServer, who: Credentials): Promise<void> => {
  const { data } = await succeed(server, who, 'getAgreement', { query: { langId: 'EN' } });
  await succeed(server, who, 'acceptAgreement', {
    body: { version: data.version, language: data.language, hash: data.hash },
  });
};

const skip = (server: AreaServer, who: Credentials, part: OptionalPart) =>
  succeed(server, who, 'skipRegistrationPart', { body: { part } });

/** A registration that went through the real calls as far as it is asked, with an open session. */
export const aRegistration = async (server: AreaServer, asked: RegistrationOptions = {}) => {
  const { kind = 'individual', parts = ['details'], isSubmitted = false } = asked;
  const details = {
    ...(kind === 'individual' ? individualDetails() : corporateDetails()),
    ...asked.details,
  };
  const begun = await newRegistration(server);
  const { headers } = begun;
  const given: Readonly<Record<RegistrationPart, () => Promise<unknown>>> = {
    details: () => succeed(server, headers, 'saveRegistrationDetails', { body: formBody(details) }),
    idCard: () => giveCard(server, headers, details.idNumber),
    agreement: () => acceptAgreement(server, headers),
    tax: () => giveTax(server, headers, details.idNumber),
    bank: () => succeed(server, headers, 'saveRegistrationBank', { body: bankOfRina }),
  };
  for (const part of parts) await given[part]();
  if (isSubmitted) {
    for (const part of ['idCard', 'tax', 'bank'] as const)
      if (!parts.includes(part)) await skip(server, headers, part);
    if (!parts.includes('agreement')) await given.agreement();
    await succeed(server, headers, 'submitRegistration');
  }
  return { ...begun, details };
};

export const registrationAs = async (server: AreaServer, who: Credentials) =>
  (await succeed(server, who, 'getRegistration')).data;

/** What staff say, everything else being accepted. */
export type Verdicts = Readonly<
  Record<string, readonly [verdict: 'tryAgain' | 'refused', reason: string, note?: string]>
>;

export const openAs = async (server: AreaServer, staff: Credentials, registrationId: string): Promise<Wire> =>
  (await succeed(server, staff, 'openRegistration', { params: { registrationId } })).data;

/** A decision about every part that was given. */
export const decisionsOn = (review: Wire, verdicts: Verdicts = {}) =>
  review.parts
    .filter(
      ({ part, state }: Wire) => part !== 'agreement' && !['skipped', 'notAsked', 'empty'].includes(state),
    )
    .map(({ part }: Wire) => {
      const [verdict = 'accepted', reason = '', note = ''] = verdicts[part] ?? [];
      return { part, verdict, reason, note };
    });

interface DecisionOptions {
  readonly registrationId: string;
  readonly verdicts?: Verdicts;
}

/** Looks, and decides about what was seen. */
export const decideAs = async (
  server: AreaServer,
  staff: Credentials,
  { registrationId, verdicts = {} }: DecisionOptions,
) => {
  const review = await openAs(server, staff, registrationId);
  return call(server, staff, 'decideRegistration', {
    params: { registrationId },
    body: { version: review.version, decisions: decisionsOn(review, verdicts) },
  });
};
