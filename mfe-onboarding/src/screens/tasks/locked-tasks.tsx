import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { BirthDateBlock } from '#registration/birth-date-block.tsx';
import { TaskList } from './task-list.tsx';

/** Opened on another device: only where it stands is told until the birth date is given (ruling R59). */
export const LockedTasks = ({ registration }: { registration: Registration }) => (
  <div className="py-stack">
    <BirthDateBlock />
    <TaskList registration={registration} />
  </div>
);
