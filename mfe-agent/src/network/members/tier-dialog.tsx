import { useEffect, useRef, useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { TIERS } from '@payung/shared/domain/network/members.ts';
import type { Tier } from '@payung/shared/domain/network/members.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort } from '#reason-field.tsx';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import type { MemberDialogProps } from './change-dialog.tsx';
import { ChangeReason } from './change-fields.tsx';
import { TIER_TEXTS } from './member-texts.tsx';

interface ConfirmationProps {
  readonly name: string;
  readonly from: Tier;
  readonly to: Tier;
  readonly reason: string;
}

/** Takes the focus, so that it is read out and a second Enter sends nothing. */
const Confirmation = ({ name, from, to, reason }: ConfirmationProps) => {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="py-stack">
      <p>
        <strong>
          {text('member.tier.change', { name, from: text(TIER_TEXTS[from]), to: text(TIER_TEXTS[to]) })}
        </strong>
      </p>
      <Facts>
        <Fact label={text('member.reason')}>{reason}</Fact>
      </Facts>
      <p className="py-quiet">{text('member.tier.notified', { name })}</p>
    </div>
  );
};

/** Changes the tier with a reason, after a confirmation (NET-014, ruling R36). */
export const TierDialog = ({ profile, onClose, onDone }: MemberDialogProps) => {
  const text = useText();
  const { id: memberId, name, tier: now } = profile;
  const [tier, setTier] = useState<Tier>();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const change = useMemberChange({
    send: (body: { readonly tier: Tier; readonly reason: string }, requestId) =>
      call(memberWorkEndpoints.changeTier, { params: { memberId }, body: { ...body, requestId } }),
    onDone: () =>
      onDone(text('member.tier.done', { name, tier: tier === undefined ? '' : text(TIER_TEXTS[tier]) })),
  });
  const act = (): void => {
    if (tier === undefined || isReasonShort(reason)) {
      setRefused(true);
      showMissing();
    } else if (isConfirming) change.send({ tier, reason: reason.trim() });
    else setConfirming(true);
  };
  return (
    <ChangeDialog
      title={text(isConfirming ? 'member.tier.confirm' : 'member.tier')}
      change={change}
      action={text(isConfirming ? 'member.tier.yes' : 'member.tier.next')}
      around={around}
      onAct={act}
      onStepBack={isConfirming ? () => setConfirming(false) : undefined}
      onClose={onClose}
    >
      {isConfirming && tier !== undefined ? (
        <Confirmation name={name} from={now} to={tier} reason={reason.trim()} />
      ) : (
        <>
          <div
            role="radiogroup"
            tabIndex={-1}
            aria-label={text('member.tier.new')}
            aria-invalid={(isRefused && tier === undefined) || undefined}
            aria-describedby="member-tier-error"
          >
            <RadioChoice
              name="member-tier"
              legend={text('member.tier.of', { name, tier: text(TIER_TEXTS[now]) })}
              options={TIERS.filter((one) => one !== now).map((one) => ({
                value: one,
                label: text(TIER_TEXTS[one]),
              }))}
              {...(tier === undefined ? {} : { value: tier })}
              onChange={setTier}
            />
            <FieldError id="member-tier-error">
              {isRefused && tier === undefined ? text('member.tier.missing') : undefined}
            </FieldError>
          </div>
          <ChangeReason value={reason} isRefused={isRefused} onChange={setReason} />
        </>
      )}
    </ChangeDialog>
  );
};
