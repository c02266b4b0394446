import { formatDate, isBefore, addDays, daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Agent } from './tables.ts';
import type { Services } from '../services.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';
import { transaction } from '#core/database/transaction.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { takeLicenceEnds } from '#areas/agents/sql/profiles.ts';

/** Whether an agent may begin a new quote with this licence, by the operator's settings (ruling R55a). */
export const requireLicence = (
  { licence }: Pick<Services, 'licence'>,
  agent: Pick<Agent, 'licence_number' | 'licence_expires_on'>,
  today: IsoDate,
): void => {
  if (licence.isRequired && agent.licence_number === '') throw refused(PROFILE_TEXTS.licenceMissing);
  const ends = agent.licence_expires_on;
  // The licence is still valid on its expiry day.
  if (licence.stopsSales && ends !== null && isBefore(ends, today)) {
    throw refused(PROFILE_TEXTS.licenceExpired, { values: { date: formatDate(ends) } });
  }
};

/** Days before the expiry, the last reminder first: an agent due for it gets no earlier one. */
const REMINDERS = [
  { mark: '14', from: 0, until: 14 },
  { mark: '60', from: 15, until: 60 },
] as const;
const AT_ONCE = 50;

type Parts = Pick<Services, 'db' | 'clock' | 'enqueue'>;

const remindSome = (
  { db, clock, enqueue }: Parts,
  { mark, from, until }: (typeof REMINDERS)[number],
): Promise<number> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const today = todayInJakarta(now);
    const ends = await takeLicenceEnds(tx, {
      from: addDays(today, from),
      until: addDays(today, until),
      mark,
      limit: AT_ONCE,
    });
    for (const { id: agentId, licence_expires_on: day, language } of ends) {
      const data = { mark, day, date: formatDate(day), days: String(daysBetween(today, day)) };
      await insertAgentNotice(tx, { agentId, kind: 'licenceEnds', data, now });
      await enqueue(tx, { kind: 'sendAccountNotice', agentId, notice: 'licenceEnds', data, language });
    }
    return ends.length;
  });

/** Reminds agents 60 and 14 days before their licence expires (ruling R55a), once each for every expiry. */
export const remindOfLicences = async (services: Parts): Promise<void> => {
  for (const reminder of REMINDERS) {
    // Agents left by this batch are reminded by the next run.
    while ((await remindSome(services, reminder)) === AT_ONCE);
  }
};
