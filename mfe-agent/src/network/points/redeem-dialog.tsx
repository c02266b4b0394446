import { useId, useState } from 'react';
import { Button } from 'antd';
import type { PointsAccount } from '@payung/shared/api/endpoints/points.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { PointsField } from './points-field.tsx';
import { readPoints } from './read-points.ts';
import { useRedeem } from './use-redeem.ts';

interface RedeemDialogProps {
  readonly account: PointsAccount;
  readonly onClose: () => void;
  readonly onDone: (points: number) => void;
}

/** Asks for a whole number of points; the server decides whether they are there. */
export const RedeemDialog = ({ account: { available, minimum }, onClose, onDone }: RedeemDialogProps) => {
  const text = useText();
  const id = useId();
  const [typed, type] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLFormElement>();
  const { send, isSending, refusal } = useRedeem(onDone);
  const points = readPoints(typed);

  const problem = ((): string | undefined => {
    if (points === undefined) return text('points.redeem.notWhole');
    if (points < minimum) return text('points.redeem.tooFew', { minimum });
    return points > available ? text('points.redeem.tooMany', { available }) : undefined;
  })();
  const submit = (): void => {
    setRefused(problem !== undefined);
    if (problem !== undefined) showMissing();
    else if (points !== undefined) send(points);
  };
  return (
    <AdaptiveDialog
      open
      title={text('points.redeem.title')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {text('points.redeem.no')}
          </Button>
          <Button type="primary" size="large" htmlType="submit" form={`${id}-form`} loading={isSending}>
            {points === undefined || problem !== undefined
              ? text('points.redeem')
              : text('points.redeem.yes', { points })}
          </Button>
        </>
      }
    >
      <form
        ref={around}
        id={`${id}-form`}
        className="py-stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{text('points.redeem.text')}</p>
        <PointsField
          id={id}
          label={text('points.redeem.field')}
          help={text('points.redeem.help', { minimum, available })}
          value={typed}
          problem={isRefused ? problem : undefined}
          onChange={type}
        />
        <div>
          <Button onClick={() => type(String(available))}>{text('points.redeem.all', { available })}</Button>
        </div>
        {refusal === undefined ? null : (
          <InlineNotice kind="error" text={refusal || text('points.redeem.noAnswer')} />
        )}
      </form>
    </AdaptiveDialog>
  );
};
