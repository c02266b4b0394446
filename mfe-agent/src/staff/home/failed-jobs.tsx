import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { operationEndpoints } from '@payung/shared/api/endpoints/operation.ts';
import type { FailedJob, JobDecision } from '@payung/shared/schemas/operation.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { FailedJobGroups } from './failed-job-groups.tsx';
import { useKindText } from './job-kinds.ts';

/** Reads again, since messages may fail while the page is open. */
const REFRESH_MS = 15_000;

const REASON_TEXTS = { unreadable: 'jobs.unreadable', gaveUp: 'jobs.gaveUp' } as const;

const Job = ({ job }: { readonly job: FailedJob }) => {
  const text = useText();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: JobDecision) =>
      call(operationEndpoints.decideJob, { params: { jobId: job.id }, body: { decision } }),
    meta: { quiet: true },
    onSuccess: async ({ message }) => {
      toast.success(message);
      await queries.invalidateQueries();
    },
  });
  const what = useKindText()(job.kind);
  const at = formatMoment(job.failedAt);
  return (
    <li className="py-card">
      <h3>{what}</h3>
      <p className="py-small">{text(REASON_TEXTS[job.reason], { count: job.attempts })}</p>
      <p className="py-small py-quiet">
        {text('jobs.facts', { at, error: job.lastError === '' ? '-' : job.lastError })}
      </p>
      <div className="py-row">
        {job.isRetryable ? (
          <Button
            disabled={decide.isPending}
            aria-label={text('jobs.retryOf', { what, at })}
            onClick={() => decide.mutate('retry')}
          >
            {text('jobs.retry')}
          </Button>
        ) : null}
        <Button
          danger
          disabled={decide.isPending}
          aria-label={text('jobs.dropOf', { what, at })}
          onClick={() => decide.mutate('drop')}
        >
          {text('jobs.drop')}
        </Button>
      </div>
      {decide.isError ? (
        <InlineNotice kind="error" text={serverMessage(decide.error) || text('jobs.failed')} />
      ) : null}
    </li>
  );
};

/** Messages that are no longer retried and wait for a decision; renders nothing without one. */
export const FailedJobsList = () => {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(operationEndpoints.failedJobs, { quiet: true }),
    refetchInterval: REFRESH_MS,
  });
  if (data === undefined || data.count === 0) return null;
  return (
    <section className="py-stack" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{text('jobs.title', { count: data.count })}</h2>
      <p className="py-quiet">{text('jobs.intro')}</p>
      <FailedJobGroups groups={data.groups} />
      <ul className="py-stack">
        {data.items.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
};
