import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ConsentRecord } from '@payung/shared/schemas/privacy.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useText } from '#messages/text.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface ConsentProps {
  readonly consent: ConsentRecord;
  readonly onWithdraw: () => void;
}

const Consent = ({ consent, onWithdraw }: ConsentProps) => {
  const text = useText();
  const { title, state, givenBy, agreedBy, at, words, version, withdrawing, reason } = consent;
  return (
    <li className="py-stack-tight">
      <h3>{title}</h3>
      <p>
        {text(`data.state.${state}`, { date: formatDate(at) })}
        {state === 'granted' ? `, ${text(`data.by.${givenBy}`)}` : ''}
        {agreedBy === undefined ? '' : ` (${text(`data.agreedBy.${agreedBy}`)})`}
      </p>
      {words === '' ? null : (
        <details>
          <summary className="py-small">{text('data.words', { version })}</summary>
          {words.split('\n').map((line) => (
            <p key={line} className="py-small py-quiet">
              {line}
            </p>
          ))}
        </details>
      )}
      {reason === undefined ? null : <p className="py-small py-quiet">{reason}</p>}
      {withdrawing === undefined ? null : (
        <div>
          <Button size="large" aria-label={`${text('data.withdraw')}: ${title}`} onClick={onWithdraw}>
            {text('data.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
};

interface ConsentsBlockProps {
  /** Withdraws the consent for that purpose. */
  readonly withdraw: (purpose: string) => Promise<unknown>;
  readonly consents: readonly ConsentRecord[];
  readonly refresh: () => Promise<unknown>;
}

/** What was agreed to, in which words and by whom; each can be withdrawn where that is possible. */
export const ConsentsBlock = ({ withdraw, consents, refresh }: ConsentsBlockProps) => {
  const text = useText();
  const [asked, setAsked] = useState<ConsentRecord>();
  const withdrawal = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      toast.success(text('data.withdrawn'));
      setAsked(undefined);
    },
    onSettled: refresh,
  });
  return (
    <Block id="data-consents" title={text('data.consents')}>
      <ul className="py-stack">
        {consents.map((consent) => (
          <Consent
            key={`${consent.purpose} ${consent.at}`}
            consent={consent}
            onWithdraw={() => setAsked(consent)}
          />
        ))}
      </ul>
      {asked === undefined ? null : (
        <ConfirmDialog
          title={text('data.withdrawTitle')}
          confirm={text('data.withdraw')}
          keep={text('data.notNow')}
          isBusy={withdrawal.isPending}
          onConfirm={() => withdrawal.mutate(asked.purpose)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <strong>{asked.title}</strong>
          </p>
          <p>{asked.withdrawing}</p>
        </ConfirmDialog>
      )}
    </Block>
  );
};
