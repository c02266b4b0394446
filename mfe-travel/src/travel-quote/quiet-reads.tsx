import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useText } from '#messages/catalogue.ts';

interface QuietReadsProps<First> {
  of: readonly [UseQueryResult<First>, ...UseQueryResult[]];
  loading: ReactNode;
  /** False while the journey leads away from the screen. */
  isOpen?: boolean;
  /** Gets the first read's data. */
  children: (first: First) => ReactNode;
}

/**
 * Loads of the travel journey that fail are only logged and show no message (TRV-069): the skeleton
 * goes, and what remains is a way to try again.
 */
export const QuietReads = <First,>({ of, loading, isOpen = true, children }: QuietReadsProps<First>) => {
  const t = useText();
  const [first] = of;
  if (first.data !== undefined && of.every((read) => read.data !== undefined)) {
    return isOpen ? children(first.data) : loading;
  }
  const failed = of.filter((read) => read.isError);
  if (failed.length === 0 || failed.some((read) => read.isFetching)) return loading;
  return (
    <div className="py-face">
      <Button
        type="primary"
        onClick={() => {
          for (const read of failed) void read.refetch();
        }}
      >
        {t('common.tryAgain')}
      </Button>
    </div>
  );
};
