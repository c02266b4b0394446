import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { TIME_SLOTS } from '@payung/shared/domain/todo/todo.ts';
import styles from './days.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** As high as an empty day, or an empty week. */
export const LoadingDay = ({ isWeek }: { readonly isWeek: boolean }) => (
  <LoadingPlace>
    {isWeek ? (
      <div className={styles['week']}>
        {DAYS.map((day) => (
          <div key={day} className={styles['weekday']}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
    ) : (
      <div className={styles['slots']}>
        {TIME_SLOTS.map((slot) => (
          <div key={slot} className={styles['slot']}>
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    )}
  </LoadingPlace>
);
