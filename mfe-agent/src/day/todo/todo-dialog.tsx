import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { nowIn } from './now.ts';
import { TodoFields } from './todo-fields.tsx';
import { nextSlot, valuesOf } from './todo-values.ts';
import type { TodoValues } from './todo-values.ts';
import { useClocks } from './use-clocks.ts';
import { useSaveTodo } from './use-save-todo.ts';
import type { About } from './use-save-todo.ts';

const FORM = 'todo-form';

interface TodoDialogProps {
  /** The task to be changed; without one a new task is made. */
  readonly todo?: Todo;
  /** Of a new task, where the page knows them. */
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
          <Form<TodoValues>
            id={FORM}
            layout="vertical"
            requiredMark={false}
            initialValues={initial}
            onFinish={send}
          >
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
