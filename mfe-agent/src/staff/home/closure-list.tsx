import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import type { Closure } from '@payung/shared/schemas/privacy.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface AnswerProps {
  readonly closure: Closure;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

const Answer = ({ closure, refresh, onClose }: AnswerProps) => {
  const text = useText();
  const answer = useMutation({
    mutationFn: (status: 'done' | 'declined') =>
      call(privacyEndpoints.answerClosure, {
        params: { privacyRequestId: closure.id },
        body: { status, answer: '' },
      }),
    onSuccess: onClose,
    // After a failure the dialog stays open for another try.
    onSettled: refresh,
  });
  return (
    <AdaptiveDialog
      open
      title={text('closures.ask', { name: closure.agentName })}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block disabled={answer.isPending} onClick={() => answer.mutate('declined')}>
            {text('closures.decline')}
          </Button>
          <Button
            type="primary"
            danger
            size="large"
            block
            loading={answer.isPending}
            onClick={() => answer.mutate('done')}
          >
            {text('closures.close')}
          </Button>
        </div>
      }
    >
      <p>{text('closures.help')}</p>
    </AdaptiveDialog>
  );
};

/** Requests of agents to close their accounts; renders nothing without one. */
export const ClosureList = () => {
  const text = useText();
  const [open, setOpen] = useState<Closure>();
  const read = useQuery(queryOf(privacyEndpoints.listClosures, { quiet: true }));
  const closures = read.data?.closures ?? [];
  if (closures.length === 0) return null;
  return (
    <section className="py-stack" aria-labelledby="closures">
      <h2 id="closures">{text('closures.title')}</h2>
      <ul className="py-stack">
        {closures.map((closure) => (
          <li key={closure.id} className="py-card">
            <h3>{`${closure.agentName}, ${closure.agentCode}`}</h3>
            <p>{closure.wish}</p>
            <p className="py-small py-quiet">{formatMoment(closure.at)}</p>
            <Button
              size="large"
              aria-label={`${text('closures.answer')}: ${closure.agentName}`}
              onClick={() => setOpen(closure)}
            >
              {text('closures.answer')}
            </Button>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <Answer closure={open} refresh={() => read.refetch()} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
};
