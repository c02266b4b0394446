import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { agentEndpoints } from '#api/endpoints/agent.ts';
import { useText } from '#messages/text.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Button } from '#ui/button.tsx';

interface RevokeLinkProps {
  readonly quoteId: string;
  readonly onRevoked: () => void;
}

/** Asks first: the customer may be in the middle of a visit. */
export const RevokeLink = ({ quoteId, onRevoked }: RevokeLinkProps) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call(agentEndpoints.revokeLink, { body: { quoteId } }),
    onSuccess: onRevoked,
  });
  const close = () => setAsking(false);
  return (
    <>
      <div>
        <Button size="large" onClick={() => setAsking(true)}>
          {text('quote.revoke')}
        </Button>
      </div>
      <AdaptiveDialog
        open={isAsking}
        title={text('quote.revoke.ask')}
        onClose={close}
        footer={
          <>
            <Button size="large" onClick={close}>
              {text('quote.revoke.keep')}
            </Button>
            <Button
              size="large"
              type="primary"
              danger
              loading={revoke.isPending}
              aria-busy={revoke.isPending}
              onClick={() => {
                if (!revoke.isPending) revoke.mutate();
              }}
            >
              {text('quote.revoke')}
            </Button>
          </>
        }
      >
        <p>{text('quote.revoke.text')}</p>
        {revoke.isError ? <InlineNotice kind="error" text={text('quote.revoke.failed')} /> : null}
      </AdaptiveDialog>
    </>
  );
};
