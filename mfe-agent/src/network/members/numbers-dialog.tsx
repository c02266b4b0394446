import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberNumbers, MemberProfile } from '@payung/shared/schemas/network.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface NumbersDialogProps {
  readonly profile: MemberProfile;
  /** Called when the numbers were read: the access is in the history now. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

const filled = (value: string): string => (value === '' ? '–' : value);

/** Full numbers on demand: each access is logged, and they are kept only while the dialog is open. */
export const NumbersDialog = ({ profile, onShown, onClose }: NumbersDialogProps) => {
  const text = useText();
  const { id: memberId, name, contact } = profile;
  const [numbers, setNumbers] = useState<MemberNumbers>();
  const change = useMemberChange({
    send: (_nothing: undefined) => call(memberWorkEndpoints.memberNumbers, { params: { memberId } }),
    onDone: (answer) => {
      setNumbers(answer);
      onShown();
    },
  });
  const title = text('member.numbers.title', { name });
  if (numbers === undefined)
    return (
      <ChangeDialog
        title={title}
        change={change}
        action={text('member.numbers.show')}
        onAct={() => change.send(undefined)}
        onClose={onClose}
      >
        <InlineNotice kind="warning" text={text('member.numbers.kept', { name })} />
      </ChangeDialog>
    );
  return (
    <AdaptiveDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button size="large" block onClick={onClose}>
          {text('member.numbers.hide')}
        </Button>
      }
    >
      <Facts>
        <Fact label={text('tree.idNumber')}>{filled(numbers.idNumber)}</Fact>
        <Fact label={text('tree.taxId')}>{filled(numbers.taxId)}</Fact>
        <Fact label={text('tree.accountNumber')}>{filled(numbers.accountNumber)}</Fact>
        {contact?.kind === 'corporate' ? (
          <Fact label={text('tree.businessNumber')}>{filled(numbers.businessNumber)}</Fact>
        ) : null}
      </Facts>
    </AdaptiveDialog>
  );
};
