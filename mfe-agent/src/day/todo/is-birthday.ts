import type { Todo } from '@payung/shared/api/endpoints/todo.ts';

/** One that comes by itself; a task about a birthday is a task. */
export const isBirthday = ({ id, category }: Todo): boolean => id === '' && category === 'birthday';
