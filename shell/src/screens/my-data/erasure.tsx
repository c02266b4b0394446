import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import type { MyData, PrivacyRequest } from '@payung/shared/schemas/privacy.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useText } from '#messages/text.ts';
import { RequestLines, TextField } from './requests.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface DeleteBlockProps {
  readonly quoteId: string;
  readonly deletion: MyData['deletion'];
  readonly refresh: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** What may be deleted, after a question; what may not, with the reason and what to do. */
export const DeleteBlock = ({ quoteId, deletion, refresh, onDeleted }: DeleteBlockProps) => {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const erasing = useMutation({
    mutationFn: () => call(privacyEndpoints.eraseQuote, { params: { quoteId } }),
    onSuccess: onDeleted,
    onError: async () => {
      setAsked(false);
      await refresh();
    },
  });
  return (
    <Block id="data-delete" title={text('data.delete')}>
      <p>{deletion.reason}</p>
      {deletion.isPossible ? (
        <div>
          <Button danger size="large" onClick={() => setAsked(true)}>
            {text('data.deleteButton')}
          </Button>
        </div>
      ) : null}
      {isAsked ? (
        <ConfirmDialog
          title={text('data.deleteTitle')}
          confirm={text('data.deleteConfirm')}
          keep={text('data.keep')}
          isBusy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{deletion.reason}</p>
        </ConfirmDialog>
      ) : null}
    </Block>
  );
};

interface ClosureBlockProps {
  readonly requests: readonly PrivacyRequest[];
  readonly refresh: () => Promise<unknown>;
}

/** An account is closed by the insurer; here the agent requests it, one request at a time. */
export const ClosureBlock = ({ requests, refresh }: ClosureBlockProps) => {
  const text = useText();
  const [wish, setWish] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const request = useMutation({
    mutationFn: (reason: string) =>
      call(privacyEndpoints.requestClosure, { body: { wish: reason, requestId } }),
    onSuccess: () => {
      toast.success(text('data.requestSent'));
      setWish(undefined);
    },
    // After a failure the dialog stays, with what was typed.
    onSettled: refresh,
  });
  const isWaiting = requests.some(({ status }) => status === 'open');
  const send = (): void => {
    setChecked(true);
    if (wish !== undefined && wish.trim() !== '') request.mutate(wish);
  };
  return (
    <Block id="data-closure" title={text('data.closure')}>
      <p className="py-quiet">{text('data.closureHelp')}</p>
      <RequestLines requests={requests} />
      {isWaiting ? null : (
        <div>
          <Button danger size="large" onClick={() => setWish('')}>
            {text('data.closureButton')}
          </Button>
        </div>
      )}
      {wish === undefined ? null : (
        <ConfirmDialog
          title={text('data.closureTitle')}
          confirm={text('data.send')}
          keep={text('data.notNow')}
          isBusy={request.isPending}
          onConfirm={send}
          onClose={() => setWish(undefined)}
        >
          <TextField
            id="data-closure-reason"
            label={text('data.closureReason')}
            rows={3}
            maxLength={1000}
            value={wish}
            error={isChecked && wish.trim() === '' ? text('data.required') : null}
            onChange={setWish}
          />
        </ConfirmDialog>
      )}
    </Block>
  );
};
