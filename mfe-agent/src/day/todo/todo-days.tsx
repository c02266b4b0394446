import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { addDays, formatDate } from '@payung/shared/domain/dates.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import styles from './days.module.css';
import { TodoDialog } from './todo-dialog.tsx';
import { TODO_VIEWS, weekOf } from './todo-place.ts';
import type { TodoPlace } from './todo-place.ts';
import { todosDue, todosFrom } from './todo-reads.ts';
import { TodoSheet } from './todo-sheet.tsx';
import { DayView, DueView, LoadingDay, WeekView } from './todo-views.tsx';
import type { Clocks } from './use-clocks.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const VIEW_TEXTS = { day: 'todo.view.day', week: 'todo.view.week', due: 'todo.view.due' } as const;

interface DayMovesProps {
  readonly place: TodoPlace;
  readonly clocks: Clocks;
  readonly onChange: (change: Partial<TodoPlace>) => void;
}

/** The shown day or week, with buttons to the one before and after. */
const Period = ({ place: { view, date }, clocks, onChange }: DayMovesProps) => {
  const text = useText();
  const isWeek = view === 'week';
  const step = isWeek ? 7 : 1;
  const week = weekOf(date);
  const title = isWeek
    ? text('todo.period', { from: formatDate(week[0] ?? date), to: formatDate(week.at(-1) ?? date) })
    : clocks.dayText(date);
  return (
    <div className={styles['moves']}>
      <Button
        size="large"
        aria-label={text(isWeek ? 'todo.weekBefore' : 'todo.dayBefore')}
        icon={<LineIcon path={DRAWINGS.arrowLeft} size={20} />}
        onClick={() => onChange({ date: addDays(date, -step) })}
      />
      <h2 className={styles['title']} aria-live="polite">
        {title}
      </h2>
      <Button
        size="large"
        className={String(styles['after'])}
        aria-label={text(isWeek ? 'todo.weekAfter' : 'todo.dayAfter')}
        icon={<LineIcon path={DRAWINGS.arrowLeft} size={20} />}
        onClick={() => onChange({ date: addDays(date, step) })}
      />
    </div>
  );
};

/** The choice of the view, and the button back to today. The due view always ends today. */
const DayMoves = (props: DayMovesProps) => {
  const text = useText();
  const { place, clocks, onChange } = props;
  const isDue = place.view === 'due';
  const isToday = !isDue && place.date === clocks.today;
  return (
    <div className="py-stack-tight">
      {isDue ? <h2>{text('todo.due')}</h2> : <Period {...props} />}
      <div className="py-between">
        <fieldset className={styles['views']} aria-label={text('todo.views')}>
          {TODO_VIEWS.map((one) => (
            <Button
              key={one}
              type={one === place.view ? 'primary' : 'default'}
              aria-pressed={one === place.view}
              onClick={() => onChange({ view: one })}
            >
              {text(VIEW_TEXTS[one])}
            </Button>
          ))}
          <Button
            disabled={isToday}
            onClick={() => onChange({ date: clocks.today, ...(isDue ? { view: 'day' } : {}) })}
          >
            {text('todo.today')}
          </Button>
        </fieldset>
        <span className="py-small py-quiet">{text('todo.zone', { zone: clocks.zone })}</span>
      </div>
    </div>
  );
};

interface TodoDaysProps {
  readonly place: TodoPlace;
  readonly clocks: Clocks;
  readonly onChange: (change: Partial<TodoPlace>) => void;
}

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'create'; readonly slot?: string }
  | { readonly kind: 'show'; readonly todo: Todo }
  | { readonly kind: 'change'; readonly todo: Todo }
  | { readonly kind: 'calendar' };

export const TodoDays = ({ place, clocks, onChange }: TodoDaysProps) => {
  const text = useText();
  const [open, setOpen] = useState<OpenDialog>();
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
