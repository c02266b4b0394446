import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '#messages/text.ts';
import { ErrorFace } from '#ui/faces.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';

type AnyRead = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'isPending' | 'isError' | 'refetch'>;
type DataOf<Q extends readonly AnyRead[]> = { [K in keyof Q]: Exclude<Q[K]['data'], undefined> };

interface ReadsProps<Q extends readonly AnyRead[]> {
  of: readonly [...Q];
  /** In the shape of what comes. */
  loading: ReactNode;
  /** What stands there instead when there is nothing to show; anything falsy otherwise. */
  empty?: (...data: DataOf<Q>) => ReactNode;
  /** A failure is not said, only logged (TRV-069, with `queryOf(…, { quiet: true })`); one may try again. */
  quiet?: boolean;
  /** False while the journey leads away from the screen: what came is not shown. */
  isOpen?: boolean;
  children: (...data: DataOf<Q>) => ReactNode;
}

const referenceOf = (error: unknown): string | undefined => {
  const reference = (error as { reference?: unknown } | null)?.reference;
  return typeof reference === 'string' ? reference : undefined;
};

/** The faces of reads: loading, error with a next step, empty, offline or stale, full. */
export const Reads = <const Q extends readonly AnyRead[]>({
  of,
  loading,
  empty,
  quiet = false,
  isOpen = true,
  children,
}: ReadsProps<Q>) => {
  const text = useText();
  const missing = of.filter((read) => read.data === undefined);
  const retry = (): void => {
    for (const read of of) if (read.data === undefined || read.isError) void read.refetch();
  };

  const failed = missing.find(
    (read) => (read.isError && read.fetchStatus !== 'fetching') || read.fetchStatus === 'paused',
  );
  if (failed !== undefined && quiet) {
    return (
      <div className="py-face">
        <Button type="primary" onClick={retry}>
          {text('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (failed !== undefined) {
    const isOffline = failed.fetchStatus === 'paused';
    return (
      <ErrorFace
        text={isOffline ? text('error.load.offline') : undefined}
        reference={referenceOf(failed.error)}
        onRetry={retry}
      />
    );
  }
  if (missing.length > 0 || !isOpen) return loading;

  const data = of.map((read) => read.data) as unknown as DataOf<Q>;
  const isStale = !quiet && of.some((read) => read.isError || read.fetchStatus === 'paused');
  const notice = isStale ? (
    <InlineNotice
      kind="warning"
      text={
        <span className="py-row">
          {text('error.load.stale')}
          <button type="button" className="py-text-button" onClick={retry}>
            {text('common.tryAgain')}
          </button>
        </span>
      }
    />
  ) : null;
  return (
    <>
      {notice}
      {empty?.(...data) || children(...data)}
    </>
  );
};
