import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import type { CustomerRequest } from '@payung/shared/schemas/privacy.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { RequestLine, TextField } from './requests.tsx';
import { useText } from '#messages/text.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface AnswerDialogProps {
  readonly request: CustomerRequest;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

const AnswerDialog = ({ request, refresh, onClose }: AnswerDialogProps) => {
  const text = useText();
  const [answer, setAnswer] = useState('');
  const sending = useMutation({
    mutationFn: (status: 'done' | 'declined') =>
      call(privacyEndpoints.answerRequest, {
        params: { privacyRequestId: request.id },
        body: { status, answer: answer.trim() },
      }),
    onSuccess: onClose,
    // After a failure the dialog stays, with what was typed.
    onSettled: refresh,
  });
  return (
    <AdaptiveDialog
      open
      title={text('data.answerTitle', { name: request.name })}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block disabled={sending.isPending} onClick={() => sending.mutate('declined')}>
            {text('data.markDeclined')}
          </Button>
          <Button
            type="primary"
            size="large"
            block
            loading={sending.isPending}
            onClick={() => sending.mutate('done')}
          >
            {text('data.markDone')}
          </Button>
        </div>
      }
    >
      <div className="py-stack">
        <p>
          {request.subject}: {request.wish}
        </p>
        <TextField
          id="data-answer"
          label={text('data.answerText')}
          rows={3}
          maxLength={1000}
          value={answer}
          error={null}
          onChange={setAnswer}
        />
      </div>
    </AdaptiveDialog>
  );
};

interface CustomerRequestsProps {
  readonly requests: readonly CustomerRequest[];
  readonly refresh: () => Promise<unknown>;
}

/** Corrections of policies that customers requested: the agent makes them and answers. */
export const CustomerRequests = ({ requests, refresh }: CustomerRequestsProps) => {
  const text = useText();
  const [open, setOpen] = useState<CustomerRequest>();
  return (
    <Block id="data-customers" title={text('data.customerRequests')}>
      {requests.length === 0 ? <p className="py-quiet">{text('data.noCustomerRequests')}</p> : null}
      <ul className="py-stack">
        {requests.map((request) => {
          const title = text('data.requestOf', { name: request.name, code: request.quoteCode });
          return (
            <RequestLine key={request.id} request={request} title={title}>
              {request.status === 'open' ? (
                <div>
                  <Button
                    size="large"
                    aria-label={`${text('data.answer')}: ${title}`}
                    onClick={() => setOpen(request)}
                  >
                    {text('data.answer')}
                  </Button>
                </div>
              ) : null}
            </RequestLine>
          );
        })}
      </ul>
      {open === undefined ? null : (
        <AnswerDialog request={open} refresh={refresh} onClose={() => setOpen(undefined)} />
      )}
    </Block>
  );
};
