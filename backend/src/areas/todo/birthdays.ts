import type { Todo } from '@payung/shared/schemas/todo.ts';
import { birthdaysFrom } from '@payung/shared/domain/todo/birthdays.ts';
import type { Queries } from '#core/database/database.ts';
import type { AgentSet } from '#areas/network/sql/agent-set.ts';
import { listBirthdays } from '#areas/todo/sql/todos-birthdays.ts';

export interface BirthdaysWanted {
  readonly readerId: string;
  readonly agentIds: AgentSet;
  readonly date: string;
  readonly days: number;
}

/** They come by themselves, from insureds with a policy (ruling R34); a phone is told to its own agent alone. */
export const birthdaysOf = async (
  db: Queries,
  { readerId, agentIds, date, days }: BirthdaysWanted,
): Promise<readonly Todo[]> => {
  const dayOf = birthdaysFrom(date, days);
  const rows = await listBirthdays(db, agentIds, [...dayOf.keys()]);
  return rows.flatMap((row) => {
    const day = dayOf.get(row.insured_birth_date.slice(5));
    if (day === undefined || day < row.insured_birth_date) return [];
    const isOwn = row.agent_id === readerId;
    return {
      id: '',
      description: row.insured_name,
      status: 'todo' as const,
      category: 'birthday' as const,
      date: day,
      time: '',
      at: '',
      members: [],
      isOwn: false,
      version: 0,
      quoteId: row.quote_id,
      ...(isOwn && row.insured_phone !== '' ? { phone: row.insured_phone } : {}),
    };
  });
};
