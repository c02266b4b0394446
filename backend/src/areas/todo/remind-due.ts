import { insertTodoNotices } from '#areas/notifications/sql.ts';
import { transaction } from '#core/database/transaction.ts';
import { listMembersToRemind, markReminded, reminderOf, takeDueTodos } from '#areas/todo/sql/todos-due.ts';
import type { Services } from '../services.ts';

const AT_ONCE = 50;
/** A longer queue is taken up again on the next beat, so that no beat is long. */
const ROUNDS = 4;

const remindSome = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const due = await takeDueTodos(tx, now, AT_ONCE);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const members = await listMembersToRemind(tx, ids);
    const reminders = members.flatMap((member) => {
      const todo = due.find(({ id }) => id === member.todo_id);
      return todo === undefined ? [] : [reminderOf({ todo, member })];
    });
    await insertTodoNotices(tx, reminders, now);
    await markReminded(tx, ids, now);
    return due.length;
  });

/** Tells everybody who has a task to do that its time has come, once for each time that it was given. */
export const remindDueTodos = async (services: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round takes what the one before has left
    if ((await remindSome(services)) < AT_ONCE) return;
  }
};
