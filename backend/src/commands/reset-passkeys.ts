import os from 'node:os';
import { parseArgs } from 'node:util';
import { resetPasskeys } from '#areas/auth/passkeys/own-passkeys.ts';
import { systemClock } from '#clock.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { createJobQueue } from '#core/jobs/job-queue.ts';
import { laneOf } from '#areas/lanes.ts';
import { serverSecret } from '../server-keys.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'npm run reset-passkeys -w backend -- --phone <number> --reason <why, and how you know who asks>';

/** For somebody who lost every device with a passkey. It is recorded with the reason and the operator's user name. */
await runCommand(async (environment) => {
  const { phone = '', reason = '' } = parseArgs({
    options: { phone: { type: 'string' }, reason: { type: 'string' } },
  }).values;
  if (phone === '' || reason.trim() === '') throw new Error(`Say whose and why: ${USAGE}`);
  const { databaseUrl, data } = environment;
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const { db } = database;
    const enqueue = createJobQueue({ clock: systemClock, secret: serverSecret(environment), laneOf });
    const services = { db, clock: systemClock, enqueue };
    const operator = os.userInfo().username;
    const count = await resetPasskeys(services, { phone, operator, reason: reason.trim() });
    return `Removed ${count} passkeys and ended every session; the person is notified, and signs in with a one-time code`;
  } finally {
    await database.close();
  }
});
