import { agreementEmail } from '#areas/agreement/agreement-document.ts';
import { passkeyNotice } from '#areas/auth/passkeys/passkey-notice.ts';
import { paymentNotice } from '#areas/payment/payment-notice.ts';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';
import { accountNotice } from '#areas/agents/account-notice.ts';
import { quoteNotice } from '#areas/quote/quote-notice.ts';
import { registrationNotice } from '#areas/onboarding/review/registration-notice.ts';
import type { Job, Services } from '#areas/services.ts';
import type { Language } from '#core/http/language.ts';
import type { Message, MessageProvider } from '#providers/messages/messages.ts';
import type { TakenJob } from '#core/jobs/job-queue.ts';

/** Short enough for one SMS; says who sends it and that nobody may ask for it. */
const OTP_TEXT: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `Payung: ${code} is your verification code, valid for 5 minutes. Never share it with anyone.`,
  id: (code) =>
    `Payung: ${code} adalah kode verifikasi Anda, berlaku 5 menit. Jangan berikan kepada siapa pun.`,
};

const otpMessage = (id: string, job: Extract<Job, { kind: 'sendOtp' }>): Message => ({
  sentFor: id,
  channel: 'sms',
  to: job.phone,
  subject: '',
  body: OTP_TEXT[job.language](String(job.code)),
  language: job.language,
  attachments: [],
});

/** Does what a job says, once: every message carries the job's id. */
export const createJobPerformer =
  (services: Services, messages: MessageProvider) =>
  async ({ id, job }: TakenJob<Job>): Promise<void> => {
    if (job.kind === 'sendOtp') return await messages.send(otpMessage(id, job));
    if (job.kind === 'sendPasskeyNotice' || job.kind === 'sendAccountNotice') {
      const notice =
        job.kind === 'sendPasskeyNotice'
          ? await passkeyNotice(services, job)
          : await accountNotice(services, job);
      return notice === undefined ? undefined : await messages.send({ ...notice, sentFor: id });
    }
    if (job.kind === 'sendAgreement') {
      const email = await agreementEmail(services, job);
      return email === undefined ? undefined : await messages.send({ ...email, sentFor: id });
    }
    if (job.kind === 'sendRegistrationNotice') {
      const notice = await registrationNotice(services, job);
      return notice === undefined ? undefined : await messages.send({ ...notice, sentFor: id });
    }
    if (job.kind === 'sendPaymentNotice' || job.kind === 'sendQuoteNotice') {
      const notice =
        job.kind === 'sendQuoteNotice'
          ? await quoteNotice(services, job)
          : await paymentNotice(services, job);
      return notice === undefined ? undefined : await messages.send({ ...notice, sentFor: id });
    }
    const email = await policyEmail(services, job);
    if (email === undefined) return;
    await messages.send({
      sentFor: id,
      channel: 'email',
      to: email.to,
      subject: email.subject,
      body: email.text,
      language: job.language,
      attachments: email.attachments.map(({ filename, content }) => ({
        fileName: filename,
        contentType: 'application/pdf',
        bytes: content,
      })),
    });
  };
