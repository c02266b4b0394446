import type { Page } from '@playwright/test';
import { REGISTRANT_KEY } from '@payung/shared/session/persistence.ts';
import { addressOf } from '@payung/shared/api/address.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import type { PartDecision } from '@payung/shared/schemas/registration-reviews.ts';
import { headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { RegistrantState } from '@payung/shared/session/session.ts';
import { registerByApi, registrantApi } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { CARD_PHOTO, REFERRAL_CODE } from './applicants.ts';
import type { Applicant } from './applicants.ts';

/** Somebody who registers, with the calls of the session. */
export interface Registrant extends Applicant {
  readonly state: RegistrantState;
  readonly api: Api;
  readonly platformUrl: string;
}

/** Puts the session of somebody who registers into a page, as the app itself would have left it. */
export const enterAs = (page: Page, { state: { token, registrationId } }: Registrant): Promise<unknown> =>
  page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), [
    REGISTRANT_KEY,
    JSON.stringify({ token, registrationId }),
  ] as const);

export const beginRegistration = async (platform: Platform, applicant: Applicant): Promise<Registrant> => {
  const state = await registerByApi(platform, { phone: applicant.phone, referralCode: REFERRAL_CODE });
  return { ...applicant, state, api: registrantApi(platform.url, state), platformUrl: platform.url };
};

export const readRegistration = ({ api }: Registrant): Promise<Registration> =>
  api.call(endpoints.getRegistration, {});

const versionOf = async (registrant: Registrant): Promise<number> =>
  (await readRegistration(registrant)).version;

export const giveDetails = async (registrant: Registrant): Promise<void> => {
  const body = {
    details: registrant.details,
    isDone: true,
    consentVersion: CONSENT_VERSIONS.registration,
  };
  const seenVersion = await versionOf(registrant);
  await registrant.api.call(endpoints.saveRegistrationDetails, { body, seenVersion });
};

/** As a file, which is not read by the provider. */
const giveCard = async ({ platformUrl, state, api, details }: Registrant): Promise<void> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(CARD_PHOTO.buffer)], { type: CARD_PHOTO.mimeType }), 'ktp.png');
  const address = addressOf(endpoints.uploadOwnImage, {}, 'en');
  const answer = await fetch(new URL(config.api.request + address, platformUrl), {
    method: 'POST',
    headers: headersFor({ kind: 'registrant', ...state }, 'en'),
    body: form,
  });
  if (!answer.ok) throw new Error(`The photo was refused: ${answer.status} ${await answer.text()}`);
  const { errMsg } = (await answer.json()) as { errMsg: { data: { s3Url: string } } };
  await api.call(endpoints.updateProfile, {
    body: { kind: 'idCard', idNumber: details.idNumber, imageKey: errMsg.data.s3Url, idType: 'KTP' },
  });
};

const acceptAgreement = async ({ api }: Registrant): Promise<void> => {
  const { version, language, hash } = await api.call(endpoints.getAgreement, {});
  await api.call(endpoints.acceptAgreement, { body: { version, language, hash } });
};

export const giveTax = async ({ api, details }: Registrant): Promise<void> => {
  await api.call(endpoints.updateProfile, {
    body: { kind: 'tax', taxId: details.idNumber, imageKey: '' },
  });
};

export const giveBank = async (registrant: Registrant): Promise<void> => {
  const { accountNumber, details } = registrant;
  const accountHolder = details.kind === 'individual' ? details.fullName : details.companyName;
  const seenVersion = await versionOf(registrant);
  const body = { bankCode: '014', accountHolder, accountNumber };
  await registrant.api.call(endpoints.saveRegistrationBank, { body, seenVersion });
};

const STEPS = {
  details: giveDetails,
  card: giveCard,
  agreement: acceptAgreement,
  tax: giveTax,
  bank: giveBank,
};

/** Submits every part up to and including one of them. */
export const giveUpTo = async (registrant: Registrant, last: keyof typeof STEPS): Promise<void> => {
  for (const [name, give] of Object.entries(STEPS)) {
    await give(registrant);
    if (name === last) return;
  }
};

export const submit = async (registrant: Registrant): Promise<void> => {
  await registrant.api.call(endpoints.submitRegistration, { seenVersion: await versionOf(registrant) });
};

/** Decisions of staff: every part is accepted except the named ones. */
export const decide = async (
  staff: Api,
  registrationId: string,
  others: readonly Partial<PartDecision>[] = [],
): Promise<void> => {
  const params = { registrationId };
  const { version, parts } = await staff.call(endpoints.openRegistration, { params });
  const given = REVIEWED_PARTS.filter((part) =>
    parts.some((kept) => kept.part === part && kept.state !== 'skipped' && kept.state !== 'notAsked'),
  );
  const decisions = given.map((part) => ({
    part,
    verdict: 'accepted' as const,
    reason: '',
    note: '',
    ...others.find((other) => other.part === part),
  }));
  await staff.call(endpoints.decideRegistration, { params, body: { version, decisions } });
};

/** Somebody who has registered and is an agent now. */
export const approvedAgent = async (
  platform: Platform,
  { staff, applicant, hasCard = true }: ApprovedOptions,
): Promise<Registrant> => {
  const registrant = await beginRegistration(platform, applicant);
  if (hasCard) await giveUpTo(registrant, 'bank');
  else {
    await giveDetails(registrant);
    await registrant.api.call(endpoints.skipRegistrationPart, {
      body: { part: 'idCard' },
      seenVersion: await versionOf(registrant),
    });
    for (const give of [acceptAgreement, giveTax, giveBank]) await give(registrant);
  }
  await submit(registrant);
  await decide(staff, registrant.state.registrationId);
  return registrant;
};

interface ApprovedOptions {
  readonly staff: Api;
  readonly applicant: Applicant;
  readonly hasCard?: boolean;
}
