import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { OFFICES } from '@payung/shared/domain/network/members.ts';
import type { Office } from '@payung/shared/domain/network/members.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import type { MemberDialogProps } from './change-dialog.tsx';
import { OFFICE_TEXTS } from './member-texts.tsx';

/** Where the member works (NET-010). */
export const OfficeDialog = ({ profile, onClose, onDone }: MemberDialogProps) => {
  const text = useText();
  const { id: memberId, name, contact } = profile;
  const now = contact?.office ?? '';
  const [office, setOffice] = useState<Office>(now);
  const change = useMemberChange({
    send: (body: { readonly office: Office }) =>
      call(memberWorkEndpoints.changeOffice, { params: { memberId }, body }),
    onDone: () => onDone(text('member.office.done', { name, office: text(OFFICE_TEXTS[office]) })),
  });
  return (
    <ChangeDialog
      title={text('member.office')}
      change={change}
      action={text('member.save')}
      onAct={() => (office === now ? onClose() : change.send({ office }))}
      onClose={onClose}
    >
      <RadioChoice
        name="member-office"
        legend={text('member.office.of', { name })}
        options={OFFICES.map((one) => ({ value: one, label: text(OFFICE_TEXTS[one]) }))}
        value={office}
        onChange={setOffice}
      />
    </ChangeDialog>
  );
};
