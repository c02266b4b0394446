import { Navigate, Link } from 'react-router-dom';
import { isOpen, nextPart, askedParts, mayGive } from '@payung/shared/domain/onboarding/progress.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration, PartState, PartStatus } from '@payung/shared/schemas/onboarding.ts';
import { call } from '@payung/shared/api/client.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { useOneAtATime } from '@payung/shared/journey/steps/single-flight.ts';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { useRegistration, useRegistrationWrite } from '#registration/use-registration.ts';
import { BirthDateBlock } from '#registration/birth-date-block.tsx';
import {
  isReadyToSubmit,
  nextTarget,
  useOpenTask,
  doneOf,
  useTaskName,
  taskTarget,
} from '#registration/tasks.ts';
import { MyData } from '#registration/my-data.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import styles from './task-list.module.css';

/** The state of a registration, and its next step. */
export const Screen = () => {
  const text = useText();
  const registration = useRegistration();
  const shown = registration.data;
  if (shown !== undefined && !isOpen(shown)) return <Navigate to={statusAddress(shown.status)} replace />;
  if (shown?.isLocked === false) return <OpenTasks registration={shown} />;
  return (
    <Page title={text('tasks.title')}>
      <QueryBoundary of={[registration]} loading={<Loading shape="list" />}>
        {(locked) => <LockedTasks registration={locked} />}
      </QueryBoundary>
    </Page>
  );
};

/** On another device only the status is shown until the birth date is given (ruling R59). */
export const LockedTasks = ({ registration }: { registration: Registration }) => (
  <div className="py-stack">
    <BirthDateBlock />
    <TaskList registration={registration} />
  </div>
);

/** The request of staff, above the list. */
const Returned = ({ reason }: { reason: string }) => {
  const text = useText();
  return (
    <InlineNotice
      kind="warning"
      text={reason === '' ? text('tasks.returned') : `${text('tasks.returned')} ${reason}`}
    />
  );
};

const NextStep = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const openTask = useOpenTask();
  const taskName = useTaskName(registration.kind);
  const next = nextPart(registration);
  const submit = useRegistrationWrite((_nothing: undefined, seenVersion) =>
    call(onboardingEndpoints.submitRegistration, { seenVersion }),
  );
  const oneAtATime = useOneAtATime();
  const hint = submit.problem === undefined ? undefined : <InlineNotice kind="error" text={submit.problem} />;
  if (isReadyToSubmit(registration)) {
    return (
      <ActionBar
        hint={hint}
        primary={{
          label: text('tasks.submit'),
          busy: submit.isPending,
          // The second click of two comes before the button is disabled.
          onPress: () => void oneAtATime(() => submit.mutateAsync(undefined)).catch(() => undefined),
        }}
      />
    );
  }
  return (
    <ActionBar
      hint={hint}
      primary={{
        label: next === undefined ? text('tasks.next') : text('tasks.nextNamed', { task: taskName(next) }),
        onPress: () => openTask(nextTarget(registration)),
      }}
    />
  );
};

export const OpenTasks = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const { done, all } = doneOf(registration);
  const isReady = isReadyToSubmit(registration);
  return (
    <Page
      title={text('tasks.title')}
      intro={text(isReady ? 'tasks.ready' : 'tasks.progress', { done, all })}
      bar={<NextStep registration={registration} />}
    >
      <div className="py-stack">
        {registration.status === 'returned' ? <Returned reason={registration.reason} /> : null}
        <TaskList registration={registration} />
        <SavedAt iso={registration.savedAt} />
        <MyData until={text('tasks.deletedAt', { day: formatDate(registration.deletedAt) })} />
      </div>
    </Page>
  );
};

const PICTURES: Readonly<Record<PartState, string>> = {
  empty: DRAWINGS.clock,
  given: DRAWINGS.check,
  skipped: DRAWINGS.info,
  notAsked: DRAWINGS.info,
  accepted: DRAWINGS.checkCircle,
  tryAgain: DRAWINGS.warning,
  refused: DRAWINGS.cross,
};

/** The action of a task by its state; accepted or refused parts have none. */
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
