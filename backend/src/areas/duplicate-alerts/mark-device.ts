import type { AgentUser } from '@payung/shared/domain/people/agent-user.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { transaction } from '#core/database/transaction.ts';
import type { KeepDevice } from '#core/access/device-cookie.ts';
import { keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import type { Services } from '../services.ts';
import { flagLines, markOf } from './keep-marks.ts';

/**
 * Where an agent signs in: the browser is known again at the next login of anybody. Nobody else gets the cookie. As the
 * line is looked through for all marks, whoever was moved to another line is compared there at the next login.
 */
export const markDevice = async (
  { db, secret, clock }: Pick<Services, 'db' | 'secret' | 'clock'>,
  user: Pick<AgentUser, 'id' | 'userType'> | undefined,
  keepDevice: KeepDevice,
): Promise<void> => {
  if (user === undefined || isStaff(user.userType)) return;
  const mark = markOf(secret, { agentId: user.id, kind: 'device', value: keepDevice() });
  await transaction(db, async (tx) => {
    await keepMarks(tx, [mark], clock.now());
    await flagLines(tx, [user.id], clock.now());
  });
};
