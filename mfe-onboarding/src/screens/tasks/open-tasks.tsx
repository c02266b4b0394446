import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { nextPart } from '@payung/shared/domain/onboarding/progress.ts';
import { useOneAtATime } from '@payung/shared/journey/steps/single-flight.ts';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { isReadyToSubmit } from '#registration/next-task.ts';
import { nextTarget, useOpenTask } from '#registration/open-task.ts';
import { doneOf } from '#registration/progress-words.ts';
import { MyData } from '#registration/my-data.tsx';
import { useTaskName } from '#registration/task-name.ts';
import { useRegistrationWrite } from '#registration/use-registration.ts';
import { TaskList } from './task-list.tsx';

/** What staff ask for, before the list says where. */
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
          // A double click comes before the button is closed.
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
