import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { operationEndpoints } from '@payung/shared/api/endpoints/operation.ts';
import type { FailedJobGroup, JobDecision } from '@payung/shared/schemas/operation.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { useKindText } from './job-kinds.ts';

interface ConfirmProps {
  readonly group: FailedJobGroup;
  readonly decision: JobDecision;
  readonly onClose: () => void;
}

const CONFIRM_TEXTS = {
  retry: { title: 'jobs.retryAll.title', text: 'jobs.retryAll.text', yes: 'jobs.retryAll.yes' },
  drop: { title: 'jobs.dropAll.title', text: 'jobs.dropAll.text', yes: 'jobs.dropAll.yes' },
} as const;

/** Asked once for all: what was sent or dropped is not taken back. */
const ConfirmAll = ({ group, decision, onClose }: ConfirmProps) => {
  const text = useText();
  const what = useKindText()(group.kind);
  const queries = useQueryClient();
  const { kind, reason } = group;
  const decide = useMutation({
    mutationFn: () => call(operationEndpoints.decideJobs, { body: { decision, kind, reason } }),
    meta: { quiet: true },
    onSuccess: async ({ message }) => {
      toast.success(message);
      onClose();
      await queries.invalidateQueries();
    },
  });
  const texts = CONFIRM_TEXTS[decision];
  const count = decision === 'retry' ? group.retryable : group.count;
  return (
    <AdaptiveDialog
      open
      title={text(texts.title, { count })}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          size="large"
          danger={decision === 'drop'}
          loading={decide.isPending}
          onClick={() => decide.mutate()}
        >
          {text(texts.yes)}
        </Button>
      }
    >
      <p>
        <strong>{what}</strong>
      </p>
      <p>{text(texts.text)}</p>
      {decide.isError ? (
        <InlineNotice kind="error" text={serverMessage(decide.error) || text('jobs.failed')} />
      ) : null}
    </AdaptiveDialog>
  );
};

const REASON_TEXTS = { unreadable: 'jobs.group.unreadable', gaveUp: 'jobs.group.gaveUp' } as const;

const Group = ({ group }: { readonly group: FailedJobGroup }) => {
  const text = useText();
  const what = useKindText()(group.kind);
  const [decision, setDecision] = useState<JobDecision>();
  const { count, retryable, reason } = group;
  return (
    <li className="py-card">
      <h3>{text(REASON_TEXTS[reason], { what, count })}</h3>
      <div className="py-row">
        {retryable > 0 ? (
          <Button
            aria-haspopup="dialog"
            aria-label={text('jobs.retryAllOf', { what, count: retryable })}
            onClick={() => setDecision('retry')}
          >
            {text('jobs.retryAll', { count: retryable })}
          </Button>
        ) : null}
        <Button
          danger
          aria-haspopup="dialog"
          aria-label={text('jobs.dropAllOf', { what, count })}
          onClick={() => setDecision('drop')}
        >
          {text('jobs.dropAll', { count })}
        </Button>
      </div>
      {decision === undefined ? null : (
        <ConfirmAll group={group} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </li>
  );
};

/** After an outage there are many of one kind: they are decided about together. */
export const FailedJobGroups = ({ groups }: { readonly groups: readonly FailedJobGroup[] }) => {
  const many = groups.filter(({ count }) => count > 1);
  if (many.length === 0) return null;
  return (
    <ul className="py-stack">
      {many.map((group) => (
        <Group key={`${group.kind} ${group.reason}`} group={group} />
      ))}
    </ul>
  );
};
