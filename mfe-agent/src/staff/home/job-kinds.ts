import { useText } from '#messages/catalogue.ts';

const KIND_TEXTS = {
  sendOtp: 'jobs.kind.sendOtp',
  sendPolicyEmail: 'jobs.kind.sendPolicyEmail',
  sendPaymentNotice: 'jobs.kind.sendPaymentNotice',
  sendQuoteNotice: 'jobs.kind.sendQuoteNotice',
} as const;

const isKnown = (kind: string): kind is keyof typeof KIND_TEXTS => kind in KIND_TEXTS;

/** What a kind of job sends, in words. */
export const useKindText = (): ((kind: string) => string) => {
  const text = useText();
  return (kind) => text(isKnown(kind) ? KIND_TEXTS[kind] : 'jobs.kind.other');
};
