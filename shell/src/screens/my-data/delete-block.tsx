import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import type { MyData } from '@payung/shared/schemas/privacy.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useText } from './texts.ts';

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
