import { agreementEmail } from '#areas/agreement/agreement-document.ts';
import { passkeyNotice } from '#areas/auth/passkeys/passkey-notice.ts';
import { paymentNotice } from '#areas/payment/payment-notice.ts';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';
import { accountNotice } from '#areas/agents/account-notice.ts';
import { sendPush } from '#areas/push/push-notice.ts';
import { quoteNotice } from '#areas/quote/quote-notice.ts';
import { registrationNotice } from '#areas/onboarding/review/registration-notice.ts';
import type { Job, Services } from '#areas/services.ts';
import type { Language } from '#core/http/language.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import type { MessageProvider } from '#providers/messages/messages.ts';
import type { Lane } from '#core/jobs/lane.ts';
import type { TakenJob } from '#core/jobs/perform-jobs.ts';
import { laneOf, lanesOf } from '#areas/lanes.ts';

/** Short enough for one SMS; says who sends it and that nobody may ask for it. */
const OTP_TEXT: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `Payung: ${code} is your verification code, valid for 5 minutes. Never share it with anyone.`,
  id: (code) => `Payung: ${code} adalah kode OTP Anda, berlaku 5 menit. Jangan berikan kepada siapa pun.`,
};

type MessageJob = Exclude<Job, { kind: 'sendPush' }>;

const otpMessage = (job: Extract<Job, { kind: 'sendOtp' }>): NewMessage => ({
  channel: 'sms',
  to: job.phone,
  subject: '',
  body: OTP_TEXT[job.language](String(job.code)),
  language: job.language,
  attachments: [],
});

/** Undefined when there is no recipient any more. */
const messageOf = (services: Services, job: MessageJob): Promise<NewMessage | undefined> | NewMessage => {
  if (job.kind === 'sendOtp') return otpMessage(job);
  if (job.kind === 'sendPasskeyNotice') return passkeyNotice(services, job);
  if (job.kind === 'sendAccountNotice') return accountNotice(services, job);
  if (job.kind === 'sendAgreement') return agreementEmail(services, job);
  if (job.kind === 'sendRegistrationNotice') return registrationNotice(services, job);
  if (job.kind === 'sendQuoteNotice') return quoteNotice(services, job);
  if (job.kind === 'sendPaymentNotice') return paymentNotice(services, job);
  return policyEmail(services, job);
};

const { mails: MAILS, texts: TEXTS } = lanesOf();

/** Of the provider that sends it; codes keep theirs. */
const laneFor = ({ channel }: NewMessage, kind: Job['kind']): Lane => {
  const own = laneOf(kind);
  if (own.name !== MAILS.name && own.name !== TEXTS.name) return own;
  return channel === 'email' ? MAILS : TEXTS;
};

/** Does what a job says, once: every message carries the job's id. Answers the lane of another provider's message. */
export const createJobPerformer =
  (services: Services, messages: MessageProvider) =>
  async ({ id, job, lane, signal }: TakenJob<Job>): Promise<Lane | undefined> => {
    if (job.kind === 'sendPush') {
      await sendPush(services, job);
      return undefined;
    }
    const message = await messageOf(services, job);
    if (message === undefined) return undefined;
    const other = laneFor(message, job.kind);
    if (other.name !== lane.name) return other;
    await messages.send({ ...message, sentFor: id }, signal);
    return undefined;
  };
