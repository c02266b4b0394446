import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@payung/shared/ui/button.tsx';

type ReadPage<Status, Page> = (given: {
  readonly query: { readonly status: Status; readonly after?: string };
  readonly signal: AbortSignal;
}) => Promise<Page>;

/**
 * Pages of open or finished work of staff. Others work on it at the same time, so it is read again on every mount
 * and focus.
 */
export const useStaffQueue = <Status extends string, Page extends { readonly next?: string | undefined }>(
  name: string,
  status: Status,
  read: ReadPage<Status, Page>,
) =>
  useInfiniteQuery({
    queryKey: [name, status],
    queryFn: ({ pageParam, signal }) =>
      read({ query: { status, ...(pageParam === undefined ? {} : { after: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });

interface StatusTabsProps<Status extends string> {
  readonly legend: string;
  readonly tabs: readonly { readonly status: Status; readonly label: string }[];
  readonly current: Status;
  readonly onChange: (status: Status) => void;
}

/** Chooses between the open and the finished work of a queue. */
export const StatusTabs = <Status extends string>({
  legend,
  tabs,
  current,
  onChange,
}: StatusTabsProps<Status>) => (
  <fieldset>
    <legend className="py-visually-hidden">{legend}</legend>
    <div className="py-row">
      {tabs.map(({ status, label }) => (
        <Button
          key={status}
          shape="round"
          type={status === current ? 'primary' : 'default'}
          aria-pressed={status === current}
          onClick={() => onChange(status)}
        >
          {label}
        </Button>
      ))}
    </div>
  </fieldset>
);
