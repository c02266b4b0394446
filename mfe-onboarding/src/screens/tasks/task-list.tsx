import { Link } from 'react-router-dom';
import type { Registration, PartState, PartStatus } from '@payung/shared/schemas/onboarding.ts';
import { askedParts, mayGive, nextPart } from '@payung/shared/domain/onboarding/progress.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { taskTarget, useTaskName } from '#registration/tasks.ts';
import styles from './task-list.module.css';

const PICTURES: Readonly<Record<PartState, string>> = {
  empty: DRAWINGS.clock,
  given: DRAWINGS.check,
  skipped: DRAWINGS.info,
  notAsked: DRAWINGS.info,
  accepted: DRAWINGS.checkCircle,
  tryAgain: DRAWINGS.warning,
  refused: DRAWINGS.cross,
};

/** What one may do with a task; what staff accepted or refused stays as it is. */
const ACTIONS = {
  empty: 'tasks.do.empty',
  given: 'tasks.do.given',
  skipped: 'tasks.do.skipped',
  tryAgain: 'tasks.do.tryAgain',
} as const satisfies Partial<Record<PartState, string>>;

const actionOf = (state: PartState) =>
  state in ACTIONS ? ACTIONS[state as keyof typeof ACTIONS] : undefined;

interface TaskProps {
  readonly task: PartStatus;
  readonly registration: Registration;
  readonly isNext: boolean;
}

const Task = ({ task: { part, state, reason }, registration, isNext }: TaskProps) => {
  const text = useText();
  const action = registration.isLocked || !mayGive(registration, part) ? undefined : actionOf(state);
  const { to, state: formState } = taskTarget(registration, part);
  const name = useTaskName(registration.kind)(part);
  return (
    <li
      className={`py-card ${styles.task}`}
      data-state={formState}
      aria-current={isNext ? 'step' : undefined}
    >
      <LineIcon path={PICTURES[state]} size={24} />
      <div className="py-stack-tight">
        <strong>{name}</strong>
        <span className="py-small py-quiet">
          {text(`tasks.state.${state}`)}
          {isNext ? ` · ${text('tasks.isNext')}` : ''}
        </span>
        {reason === '' ? null : <span className={styles.reason}>{reason}</span>}
      </div>
      {action === undefined ? null : (
        <Link className="py-text-button" to={to} state={formState} aria-label={`${text(action)}: ${name}`}>
          {text(action)}
        </Link>
      )}
    </li>
  );
};

/** Every task with its state; a person without a tax number does not see that one. */
export const TaskList = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const next = nextPart(registration);
  return (
    <ol className={styles.list} aria-label={text('tasks.list')}>
      {askedParts(registration).map((task) => (
        <Task key={task.part} task={task} registration={registration} isNext={task.part === next} />
      ))}
    </ol>
  );
};
