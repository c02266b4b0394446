import { useState } from 'react';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { NewTodo, Todo } from '@payung/shared/schemas/todo.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { nextSlot, valuesOf } from './todo-dialog.form.ts';
import type { CheckedValues, TodoValues } from './todo-dialog.form.ts';
import { TodoFields } from './todo-fields.tsx';
import { refreshTodos } from './todo-reads.ts';
import { nowIn, useClocks } from './use-clocks.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

/** What a new task is about. */
type About = Pick<NewTodo, 'leadId' | 'quoteId'>;

interface SaveRequest {
  /** The task to be changed; without one a new task is made. */
  readonly todo?: Todo | undefined;
  readonly about?: About | undefined;
  readonly onSaved: () => void;
}

/** Saves a task once, however often the button is pressed. A failure is shown as a toast (DASH-029). */
const useSaveTodo = ({ todo, about, onSaved }: SaveRequest) => {
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
      // Changed by another person: the list shows the current state.
      if (error instanceof ApiError && error.status === 409) onSaved();
    },
    onSettled: () => refreshTodos(queries),
  });
  const { error } = save;
  const failure = isNoResponse(error) ? failureText(error) : text('todo.saveFailed');
  return {
    isSaving,
    problem: error === null ? undefined : failure,
    // A saved task closes the dialog; the button stays disabled until then.
    save: (values: CheckedValues) =>
      run(() =>
        save.mutateAsync(values).then(
          () => 'navigated' as const,
          () => 'stayed' as const,
        ),
      ),
  };
};

const FORM = 'todo-form';

interface TodoDialogProps {
  /** The task to be changed; without one a new task is made. */
  readonly todo?: Todo;
  /** Defaults of a new task that the page knows. */
  readonly date?: IsoDate;
  readonly slot?: string;
  readonly about?: About;
  readonly onClose: () => void;
}

/** A task for oneself or for several agents below (DASH-022, DASH-027); pages open it for their lead or policy. */
export const TodoDialog = ({ todo, date, slot, about, onClose }: TodoDialogProps) => {
  const text = useText();
  const clocks = useClocks();
  const selfId = useAgentUser()?.id ?? '';
  const agents = useQuery(queryOf(todoEndpoints.todoMembers));
  const { save, isSaving, problem } = useSaveTodo({ todo, about, onSaved: onClose });
  const now = nowIn(clocks.zone);
  const day = date === undefined || date < clocks.today ? clocks.today : date;
  const initial: TodoValues =
    todo === undefined
      ? { category: 'appointment', date: day, time: slot ?? nextSlot(day, now), members: [selfId] }
      : valuesOf(todo);
  const send = (values: TodoValues): void =>
    save({
      description: values.description?.trim() ?? '',
      category: values.category ?? initial.category,
      date: values.date ?? '',
      time: values.time ?? '',
      members: values.members ?? initial.members,
    });
  return (
    <AdaptiveDialog
      open
      title={text(todo === undefined ? 'todo.new' : 'todo.change')}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button size="large" onClick={onClose}>
            {text('common.close')}
          </Button>
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            form={FORM}
            loading={isSaving}
            disabled={agents.data === undefined}
          >
            {text('todo.save')}
          </Button>
        </div>
      }
    >
      <QueryBoundary of={[agents]} loading={<Loading shape="form" />}>
        {(known) => (
          <Form<TodoValues> id={FORM} initialValues={initial} onFinish={send}>
            {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
            <TodoFields
              agents={[
                ...known,
                ...(todo?.members ?? []).filter(({ id }) => !known.some((one) => one.id === id)),
              ]}
              clocks={clocks}
              isNew={todo === undefined}
            />
          </Form>
        )}
      </QueryBoundary>
    </AdaptiveDialog>
  );
};
