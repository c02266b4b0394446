import { formatDate, isBefore } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Agent } from './tables.ts';
import type { Services } from '../services.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';

/** Whether an agent may begin a new quote with this licence (ruling R55a): what counts, the operator sets. */
export const requireLicence = (
  { licence }: Pick<Services, 'licence'>,
  agent: Pick<Agent, 'licence_number' | 'licence_expires_on'>,
  today: IsoDate,
): void => {
  if (licence.isRequired && agent.licence_number === '') throw refused(PROFILE_TEXTS.licenceMissing);
  const ends = agent.licence_expires_on;
  // It still holds on the day that it names.
  if (licence.stopsSales && ends !== null && isBefore(ends, today)) {
    throw refused(PROFILE_TEXTS.licenceExpired, { values: { date: formatDate(ends) } });
  }
};
