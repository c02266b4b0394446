import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { DayMoves } from './day-moves.tsx';
import { DayView } from './day-view.tsx';
import { DueView } from './due-view.tsx';
import { LoadingDay } from './loading-day.tsx';
import { TodoDialog } from './todo-dialog.tsx';
import type { TodoPlace } from './todo-place.ts';
import { todosDue, todosFrom } from './todo-reads.ts';
import { TodoSheet } from './todo-sheet.tsx';
import type { Clocks } from './use-clocks.ts';
import { weekOf } from './week.ts';
import { WeekView } from './week-view.tsx';

interface TodoDaysProps {
  readonly place: TodoPlace;
  readonly clocks: Clocks;
  readonly onChange: (change: Partial<TodoPlace>) => void;
}

/** What lies on top of the page. */
type Open =
  | { readonly kind: 'create'; readonly slot?: string }
  | { readonly kind: 'show'; readonly todo: Todo }
  | { readonly kind: 'change'; readonly todo: Todo }
  | { readonly kind: 'calendar' };

export const TodoDays = ({ place, clocks, onChange }: TodoDaysProps) => {
  const text = useText();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const isWeek = place.view === 'week';
  const days = isWeek ? weekOf(place.date) : [place.date];
  const isDue = place.view === 'due';
  const answer = useQuery(isDue ? todosDue(clocks.today) : todosFrom(days[0] ?? place.date, days.length));
  const loading = isDue ? <Loading shape="list" /> : <LoadingDay isWeek={isWeek} />;
  const show = (todo: Todo): void => setOpen({ kind: 'show', todo });
  return (
    <>
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          icon={<LineIcon path={DRAWINGS.plus} size={20} />}
          onClick={() => setOpen({ kind: 'create' })}
        >
          {text('todo.new')}
        </Button>
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.calendar} size={20} />}
          onClick={() => setOpen({ kind: 'calendar' })}
        >
          {text('todo.calendar')}
        </Button>
      </div>
      <DayMoves place={place} clocks={clocks} onChange={onChange} />
      {clocks.isKnown ? (
        <QueryBoundary of={[answer]} loading={loading}>
          {(todos) => {
            if (isDue) return <DueView todos={todos} clocks={clocks} onShow={show} />;
            return isWeek ? (
              <WeekView
                days={days}
                todos={todos}
                clocks={clocks}
                onShow={show}
                onDay={(date) => onChange({ date, view: 'day' })}
              />
            ) : (
              <DayView
                todos={todos}
                clocks={clocks}
                onShow={show}
                onCreate={(slot) => setOpen({ kind: 'create', slot })}
              />
            );
          }}
        </QueryBoundary>
      ) : (
        loading
      )}
      {open?.kind === 'create' ? (
        <TodoDialog
          date={place.date}
          {...(open.slot === undefined ? {} : { slot: open.slot })}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'change' ? <TodoDialog todo={open.todo} onClose={close} /> : null}
      {open?.kind === 'show' ? (
        <TodoSheet
          todo={open.todo}
          clocks={clocks}
          onChange={() => setOpen({ kind: 'change', todo: open.todo })}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'calendar' ? <CalendarDialog onClose={close} /> : null}
    </>
  );
};
