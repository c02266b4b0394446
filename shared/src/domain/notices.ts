/** What the platform says when a quote, a link or a code does not go on (ERR-028). */
export const NOTICES = {
  invalidPhoto: 'notice.invalidPhoto',
  quoteRejected: 'notice.quoteRejected',
  autoDeclined: 'idv.declined',
  promoInvalid: 'promo.invalid',
  referralWrong: 'onb.referralWrong',
  backdated: 'notice.backdated',
  paymentLinkExpired: 'notice.paymentLinkExpired',
} as const;

export type Notice = keyof typeof NOTICES;
