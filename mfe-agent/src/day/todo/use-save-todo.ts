import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { NewTodo, Todo } from '@payung/shared/api/endpoints/todo.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { refreshTodos } from './todo-reads.ts';
import type { CheckedValues } from './todo-values.ts';

/** What a new task is about. */
export type About = Pick<NewTodo, 'leadId' | 'quoteId'>;

interface Saving {
  /** The task to be changed; without one a new task is made. */
  readonly todo?: Todo | undefined;
  readonly about?: About | undefined;
  readonly onSaved: () => void;
}

/** Saves a task once, however often the button is pressed. A failure is toasted where all are (DASH-029). */
export const useSaveTodo = ({ todo, about, onSaved }: Saving) => {
  const text = useText();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isSaving, run] = useSingleFlight();
  const [requestId] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async ({ category, ...change }: CheckedValues) => {
      if (todo === undefined) {
        const body = { ...change, ...about, category, status: 'todo', requestId } as const;
        await call(todoEndpoints.createTodo, { body });
      } else {
        const { id: todoId, version: seenVersion } = todo;
        await call(todoEndpoints.changeTodo, { params: { todoId }, body: change, seenVersion });
      }
    },
    onSuccess: () => {
      toast.success(text(todo === undefined ? 'todo.created' : 'todo.changed'));
      onSaved();
    },
    onError: (error) => {
      // Somebody else was here before: the list shows what is true now.
      if (error instanceof ApiError && error.status === 409) onSaved();
    },
    onSettled: () => refreshTodos(queries),
  });
  const { error } = save;
  const failure = isNoResponse(error) ? failureText(error) : text('todo.saveFailed');
  return {
    isSaving,
    problem: error === null ? undefined : failure,
    // What was saved closes the dialog: its button stays closed until then.
    save: (values: CheckedValues) =>
      run(() =>
        save.mutateAsync(values).then(
          () => 'navigated' as const,
          () => 'stayed' as const,
        ),
      ),
  };
};
