import { useId, useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberTarget } from '@payung/shared/schemas/network.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { ChoiceField } from '#choice-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import type { MemberDialogProps } from './change-dialog.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

const POLICY_DIGITS = 6;

const MOST_POLICIES = 100_000;

export const checkTarget = ({
  premium,
  policies,
}: {
  readonly premium: number;
  readonly policies: number;
}): 'member.target.none' | 'member.target.tooMany' | undefined => {
  if (policies > MOST_POLICIES) return 'member.target.tooMany';
  return premium === 0 && policies === 0 ? 'member.target.none' : undefined;
};

/** The month of a day and the twelve after it, as YYYY-MM. */
export const monthsFrom = (day: string): readonly string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 13 }, (_none, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
};

/** Premium and policies of one month, this one or one of the next twelve; the member sees it on the home page. */
export const TargetDialog = ({ profile, onClose, onDone }: MemberDialogProps) => {
  const text = useText();
  const monthName = useMonthName('long');
  const id = useId();
  const { id: memberId, name, targets = [] } = profile;
  const [months] = useState(() => monthsFrom(today()));
  const setFor = (month: string): MemberTarget | undefined =>
    targets.find((target) => target.month === month);
  const [target, setTarget] = useState<MemberTarget>(() => {
    const month = months[0] ?? '';
    return setFor(month) ?? { month, premium: 0, policies: 0 };
  });
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const problem = isRefused ? checkTarget(target) : undefined;
  const change = useMemberChange({
    send: (body: MemberTarget) => call(memberWorkEndpoints.setTarget, { params: { memberId }, body }),
    onDone: () => onDone(text('member.target.done', { name, month: monthName(target.month) })),
  });
  const act = (): void => {
    if (checkTarget(target) === undefined) return change.send(target);
    setRefused(true);
    showMissing();
  };
  return (
    <ChangeDialog
      title={text('member.target.title', { name })}
      change={change}
      action={text('member.save')}
      around={around}
      onAct={act}
      onClose={onClose}
    >
      <ChoiceField
        label={text('member.target.month')}
        value={target.month}
        options={months.map((month) => ({ value: month, label: monthName(month) }))}
        // The typed values stay when the month has no target yet.
        onChange={(month) => setTarget(setFor(month) ?? { ...target, month })}
      />
      <div className="py-field">
        <label className="py-field-label" htmlFor={`${id}-premium`}>
          {text('member.target.premium')}
        </label>
        <RupiahField
          id={`${id}-premium`}
          value={target.premium}
          aria-invalid={problem === 'member.target.none'}
          aria-describedby={`${id}-error`}
          onChange={(premium) => setTarget({ ...target, premium })}
        />
      </div>
      <div className="py-field">
        <label className="py-field-label" htmlFor={`${id}-policies`}>
          {text('member.target.policies')}
        </label>
        <Input
          id={`${id}-policies`}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          maxLength={POLICY_DIGITS}
          value={target.policies === 0 ? '' : String(target.policies)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) =>
            setTarget({ ...target, policies: Number(event.target.value.replaceAll(/\D/g, '')) })
          }
        />
      </div>
      <FieldError id={`${id}-error`}>{problem === undefined ? undefined : text(problem)}</FieldError>
      <p className="py-field-help">{text('member.target.help')}</p>
    </ChangeDialog>
  );
};
