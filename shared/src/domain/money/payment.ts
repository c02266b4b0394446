import { addDays, isBefore } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

const PAY_LATER_MAX_DAYS = 30;
export const PAYMENT_LINK_HOURS = 24;
/** Whole rupiah on every policy; an insurer sets its own. */
export const ADMIN_COST = 15_000;

/** The last day to pay: 30 days on, and not after cover begins; today where it has begun. */
export const payLaterDueDate = (today: IsoDate, startDate?: IsoDate): IsoDate => {
  const latest = addDays(today, PAY_LATER_MAX_DAYS);
  if (startDate === undefined || isBefore(latest, startDate)) return latest;
  return isBefore(startDate, today) ? today : startDate;
};

export const canPayLater = (paymentStatus: string | undefined): boolean =>
  paymentStatus !== 'PayLater' && paymentStatus !== 'Cancelled';

/** A policy that is paid later can be paid on its due date, and no longer on the day after it. */
export const isPayLaterOverdue = (dueDate: IsoDate, today: IsoDate): boolean => isBefore(dueDate, today);

/** Times in milliseconds; from this moment on the link must be refreshed. */
export const paymentLinkExpiresAt = (createdAt: number): number => createdAt + PAYMENT_LINK_HOURS * 3_600_000;

/** A journey that has begun can no longer be paid (TRV-080, ruling K76). */
export const isBackdated = (startDate: IsoDate, today: IsoDate): boolean => isBefore(startDate, today);

/** A price is valid to the end of its last day. */
export const isPriceExpired = (validUntil: IsoDate, today: IsoDate): boolean => isBefore(validUntil, today);

/** `{product}_{policyNo}.pdf` (ruling K130) in the reader's words (R84), without what file systems refuse. */
export const policyFileName = (productWords: string, policyNo: string): string =>
  `${productWords.charAt(0).toUpperCase()}${productWords.slice(1)}_${policyNo}.pdf`.replace(
    /[\\/:*?"<>|]/g,
    '-',
  );
