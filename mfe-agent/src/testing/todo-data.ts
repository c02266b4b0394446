import type { Todo } from '@payung/shared/schemas/todo.ts';
import { anAgentUser } from '@payung/shared/testing/samples/people.ts';

export const SELF = { id: anAgentUser().id, fullName: 'Sari Wulandari' };
export const BAYU = { id: '65f0c1a5e4b0a70001a3e002', fullName: 'Bayu Pratama' };
export const CITRA = { id: '65f0c1a5e4b0a70001a3e003', fullName: 'Citra Lestari' };

/** The user's own task, at 9:00 AM WIB. */
export const aTodo = (change: Partial<Todo> = {}): Todo => ({
  id: '65f0c1a5e4b0a70001a3f701',
  description: 'Call Budi',
  status: 'todo',
  category: 'appointment',
  date: '2026-01-16',
  time: '9:00 AM',
  at: '2026-01-16T02:00:00.000Z',
  members: [SELF],
  givenBy: SELF,
  isOwn: true,
  version: 1,
  ...change,
});

/** A generated birthday entry. */
export const aBirthday = (change: Partial<Todo> = {}): Todo => ({
  id: '',
  description: 'Budi Santoso',
  status: 'todo',
  category: 'birthday',
  date: '2026-01-16',
  time: '',
  at: '',
  members: [],
  isOwn: false,
  version: 0,
  quoteId: '65f0c1a5e4b0a70001a3f001',
  ...change,
});
