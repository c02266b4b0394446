import { isBefore } from './dates.ts';
import type { IsoDate } from './dates.ts';

interface Resumable {
  readonly daysLeft: number;
  readonly departureDate?: IsoDate | undefined;
}

/** The arrow is gone when no days are left or the journey has begun (LEAD-016, LEAD-017). */
export const isResumeVisible = (lead: Resumable, today: IsoDate): boolean =>
  lead.daysLeft > 0 && !(lead.departureDate !== undefined && isBefore(lead.departureDate, today));
