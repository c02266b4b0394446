import { Button } from 'antd';
import { addDays, formatDate } from '@payung/shared/domain/dates.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './day-moves.module.css';
import { TODO_VIEWS } from './todo-place.ts';
import type { TodoPlace } from './todo-place.ts';
import type { Clocks } from './use-clocks.ts';
import { weekOf } from './week.ts';

const VIEW_TEXTS = { day: 'todo.view.day', week: 'todo.view.week', due: 'todo.view.due' } as const;

interface DayMovesProps {
  readonly place: TodoPlace;
  readonly clocks: Clocks;
  readonly onChange: (change: Partial<TodoPlace>) => void;
}

/** Which day or week is shown, with the way to the one before and after. */
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

/** What is shown, and the way back to today. What is due is due by today, whatever day was looked at. */
export const DayMoves = (props: DayMovesProps) => {
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
