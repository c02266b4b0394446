import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { useIsOnline } from '#api/online.ts';
import { useText } from '#messages/text.ts';
import { ErrorState, NotFoundState, RetryState } from './states.tsx';
import { InlineNotice } from './inline-notice.tsx';

type AnyQuery = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'isPending' | 'isError' | 'refetch'>;
type DataOf<Q extends readonly AnyQuery[]> = { [K in keyof Q]: Exclude<Q[K]['data'], undefined> };

interface QueryBoundaryProps<Q extends readonly AnyQuery[]> {
  of: readonly [...Q];
  /** Shown until every query has data; usually `Loading`. */
  loading: ReactNode;
  /** Shown instead of `children` when the data is empty; falsy when it is not. */
  empty?: (...data: DataOf<Q>) => ReactNode;
  /**
   * A failure is only logged and can be retried (TRV-069, with `queryOf(…, { quiet: true })`). What was not
   * found is said all the same: another try would not help.
   */
  quiet?: boolean;
  /** False while the journey redirects away from the screen: stays loading. */
  isOpen?: boolean;
  children: (...data: DataOf<Q>) => ReactNode;
}

const referenceOf = (error: unknown): string | undefined => {
  const reference = (error as { reference?: unknown } | null)?.reference;
  return typeof reference === 'string' ? reference : undefined;
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Shows one or more queries: loading, error, offline, empty, or the data, with a notice while it is stale. */
export const QueryBoundary = <const Q extends readonly AnyQuery[]>({
  of,
  loading,
  empty,
  quiet = false,
  isOpen = true,
  children,
}: QueryBoundaryProps<Q>) => {
  const text = useText();
  const isOnline = useIsOnline();
  const missing = of.filter((query) => query.data === undefined);
  const retry = (): void => {
    for (const query of of) if (query.data === undefined || query.isError) void query.refetch();
  };

  const failed = missing.find(
    (query) => (query.isError && query.fetchStatus !== 'fetching') || query.fetchStatus === 'paused',
  );
  const lost = missing.find((query) => isNotFound(query.error));
  if (failed !== undefined && lost !== undefined) {
    return <NotFoundState reference={referenceOf(lost.error)} />;
  }
  if (failed !== undefined && quiet) {
    return <RetryState onRetry={retry} />;
  }
  if (failed !== undefined) {
    const isOffline = failed.fetchStatus === 'paused' || (isNoResponse(failed.error) && !isOnline);
    return (
      <ErrorState
        text={isOffline ? text('error.load.offline') : undefined}
        reference={isOffline ? undefined : referenceOf(failed.error)}
        onRetry={retry}
      />
    );
  }
  if (missing.length > 0 || !isOpen) return loading;

  const data = of.map((query) => query.data) as unknown as DataOf<Q>;
  const isStale = !quiet && of.some((query) => query.isError || query.fetchStatus === 'paused');
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
