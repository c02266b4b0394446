import { Link } from 'react-router-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useAgentUser, policyDetailAddress } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { refreshTodos } from './todo-reads.ts';
import type { Clocks } from './use-clocks.ts';
import { Button } from '@payung/shared/ui/button.tsx';

type TodoEnd = 'finish' | 'withdraw';

/** Its members finish a task; its giver withdraws it, checked against the version on the screen. */
const useEndTodo = ({ id: todoId, version: seenVersion }: Todo, onEnded: () => void) => {
  const text = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ending: TodoEnd) =>
      ending === 'finish'
        ? call(todoEndpoints.finishTodo, { params: { todoId } })
        : call(todoEndpoints.withdrawTodo, { params: { todoId }, seenVersion }),
    onSuccess: (_answer, ending) =>
      toast.success(text(ending === 'finish' ? 'todo.finished' : 'todo.withdrawn')),
    onSettled: (_answer, error) => {
      // Without an answer the task stays on the screen, to try again.
      if (!isNoResponse(error)) onEnded();
      return refreshTodos(queries);
    },
  });
};

interface TodoSheetProps {
  readonly todo: Todo;
  readonly clocks: Clocks;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The details of one task, with its actions. */
export const TodoSheet = ({ todo, clocks, onChange, onClose }: TodoSheetProps) => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  const failureText = useFailureText();
  const end = useEndTodo(todo, onClose);
  const isOpen = todo.status === 'todo';
  const facts = [
    ['todo.when', `${clocks.dayText(todo.date)}, ${clocks.timeOf(todo.at)} ${clocks.zone}`],
    ['todo.members', todo.members.map(({ fullName }) => fullName).join(', ')],
    ['todo.giver', todo.givenBy?.fullName],
    ['todo.doneBy', todo.doneBy],
  ] as const;
  return (
    <AdaptiveDialog
      open
      title={text('todo.detail')}
      onClose={onClose}
      footer={
        isOpen ? (
          <div className="py-row">
            {todo.isOwn ? (
              <>
                <Button danger size="large" disabled={end.isPending} onClick={() => end.mutate('withdraw')}>
                  {text('todo.withdraw')}
                </Button>
                <Button size="large" disabled={end.isPending} onClick={onChange}>
                  {text('todo.change')}
                </Button>
              </>
            ) : null}
            <Button
              type="primary"
              size="large"
              loading={end.isPending && end.variables === 'finish'}
              disabled={end.isPending}
              onClick={() => end.mutate('finish')}
            >
              {text('todo.finish')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="py-stack">
        {isNoResponse(end.error) ? <InlineNotice kind="error" text={failureText(end.error)} /> : null}
        <p>
          <strong>{todo.description}</strong>
        </p>
        <dl className="py-stack-tight">
          {facts.map(([id, value]) =>
            value === undefined || value === '' ? null : (
              <div key={id}>
                <dt className="py-small py-quiet">{text(id)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        {todo.quoteId === undefined ? null : (
          <Link
            className="py-text-button"
            to={policyDetailAddress(userType, todo.quoteId)}
            onClick={() => openQuote(todo.quoteId ?? '')}
          >
            {text('todo.openPolicy')}
          </Link>
        )}
      </div>
    </AdaptiveDialog>
  );
};
