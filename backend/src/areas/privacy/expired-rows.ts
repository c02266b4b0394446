import { expiredPasskeyChallenges } from '#areas/auth/passkeys/passkeys-sql.ts';
import { expiredCodes } from '#areas/auth/sql/otp-challenges.ts';
import { expiredDevices } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { expiredFlags } from '#areas/duplicate-alerts/sql/line-flags.ts';
import { expiredPeople } from '#areas/lists/sql/insured-people.ts';
import { expiredNotifications } from '#areas/notifications/sql.ts';
import { expiredRefusals } from '#areas/payment/sql/refused-notifications.ts';
import { expiredTodos } from '#areas/todo/sql/todos.ts';
import { expiredRequests } from '#core/access/sql/done-requests.ts';
import { expiredHits } from '#core/access/sql/limits.ts';
import { expiredSessions } from '#core/access/sql/sessions.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { expiredQuotations } from '#core/documents/documents-sql.ts';
import { expiredJobs } from '#core/jobs/sql/jobs.ts';
import { expiredMessages } from '#providers/messages/sent-messages-sql.ts';
import { documentsOfKeptQuotes } from './sql/outlived.ts';

/** What ended before these moments is removed. */
export interface OutlivedBefore {
  readonly messages: Date;
  readonly sessions: Date;
  readonly limits: Date;
  readonly tasks: Date;
  readonly notifications: Date;
  /** Last login of an agent there. */
  readonly devices: Date;
  readonly doneRequests: Date;
  /** First day of the year of which policies are still kept by law. */
  readonly policies: string;
}

/** What is removed row by row, by what it is called in the record of removals. */
export const outlivedRows = (before: OutlivedBefore): Readonly<Record<string, RemoveBatch>> => ({
  codes: expiredCodes(before.limits),
  passkeyChallenges: expiredPasskeyChallenges(before.limits),
  limitHits: expiredHits(before.limits),
  refusedNotifications: expiredRefusals(before.messages),
  sessions: expiredSessions(before.sessions),
  jobs: expiredJobs(before.messages),
  messages: expiredMessages(before.messages),
  documents: expiredQuotations(before.messages, documentsOfKeptQuotes),
  tasks: expiredTodos(before.tasks),
  notifications: expiredNotifications(before.notifications),
  doneRequests: expiredRequests(before.doneRequests),
  devices: expiredDevices(before.devices),
  lineFlags: expiredFlags(before.policies),
  insuredPeople: expiredPeople(before.policies),
});
