import type { ReactNode } from 'react';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './count-list.module.css';

/** A count above this number means "more than 10,000". */
export const COUNTED_AT_MOST = 10_000;

/** A count in figures, with a plus where it stands for more. */
export const useFigure = (): ((count: number) => string) => {
  const text = useText();
  return (count) =>
    text(count > COUNTED_AT_MOST ? 'dashboard.figureMany' : 'dashboard.figure', { figure: count });
};

interface CountListProps {
  readonly counts: readonly { readonly label: string; readonly count: number }[];
}

/** Up to four counts in large figures, side by side. */
export const CountList = ({ counts }: CountListProps) => {
  const figure = useFigure();
  return (
    <dl className={styles['counts']}>
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dt className="py-small py-quiet">{label}</dt>
          <dd>{figure(count)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A label and a large figure each. */
export const tileSkeletons = (count: number): ReactNode =>
  Array.from({ length: count }, (_none, at) => (
    <div key={at} className={styles['tile']}>
      <Skeleton />
      <Skeleton shape="title" />
    </div>
  ));

export const CountListLoading = () => (
  <LoadingPlace>
    <div className={styles['counts']}>{tileSkeletons(4)}</div>
  </LoadingPlace>
);
