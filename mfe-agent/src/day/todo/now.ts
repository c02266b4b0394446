import { localTime } from '@payung/shared/domain/zones.ts';
import type { LocalTime, Zone } from '@payung/shared/domain/zones.ts';

/** What the clocks of a zone show now. */
export const nowIn = (zone: Zone): LocalTime => localTime(new Date(), zone);
