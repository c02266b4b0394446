import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const Download = () => {
  const text = useText();
  const download = useMutation({
    mutationFn: async () => saveFile(await call(todoEndpoints.downloadCalendar), 'payung.ics'),
  });
  return (
    <section className="py-stack-tight">
      <h3>{text('todo.calendar.file')}</h3>
      <p className="py-quiet">{text('todo.calendar.fileHelp')}</p>
      <div>
        <Button size="large" loading={download.isPending} onClick={() => download.mutate()}>
          {text('todo.calendar.download')}
        </Button>
      </div>
    </section>
  );
};

const useFeed = () => {
  const text = useText();
  const feed = useQuery(queryOf(todoEndpoints.calendarFeed));
  const open = useMutation({
    mutationFn: () => call(todoEndpoints.openCalendarFeed),
    onSuccess: () => feed.refetch(),
  });
  const close = useMutation({
    mutationFn: () => call(todoEndpoints.closeCalendarFeed),
    onSuccess: async () => {
      open.reset();
      toast.success(text('todo.calendar.closed'));
      await feed.refetch();
    },
  });
  return { feed, open, close };
};

/** The address is shown once, when it is created; a new one replaces and disables it. */
const Subscription = () => {
  const text = useText();
  const { feed, open, close } = useFeed();
  const isBusy = open.isPending || close.isPending;
  return (
    <section className="py-stack-tight">
      <h3>{text('todo.calendar.subscribe')}</h3>
      <p className="py-quiet">{text('todo.calendar.subscribeHelp')}</p>
      <QueryBoundary
        of={[feed]}
        loading={
          <LoadingPlace>
            <Skeleton shape="field" />
          </LoadingPlace>
        }
      >
        {({ isOpen, createdAt }) => (
          <>
            {open.data?.url === undefined ? null : (
              <CopyField label={text('todo.calendar.address')} value={open.data.url} />
            )}
            {isOpen && open.data?.url === undefined && createdAt !== undefined ? (
              <p>{text('todo.calendar.since', { date: formatDate(createdAt) })}</p>
            ) : null}
            <div className="py-row">
              <Button size="large" loading={open.isPending} disabled={isBusy} onClick={() => open.mutate()}>
                {text(isOpen ? 'todo.calendar.renew' : 'todo.calendar.open')}
              </Button>
              {isOpen ? (
                <Button
                  danger
                  size="large"
                  loading={close.isPending}
                  disabled={isBusy}
                  onClick={() => close.mutate()}
                >
                  {text('todo.calendar.close')}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </QueryBoundary>
    </section>
  );
};

/** The tasks for the user's own calendar: as a file, or by an address that the calendar polls. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  return (
    <AdaptiveDialog open title={text('todo.calendar')} onClose={onClose}>
      <div className="py-stack">
        <InlineNotice kind="info" text={text('todo.calendar.slow')} />
        <p className="py-small py-quiet">{text('todo.calendar.privacy')}</p>
        <Subscription />
        <Download />
      </div>
    </AdaptiveDialog>
  );
};
