import { useState, useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PointsAccount } from '@payung/shared/schemas/points.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { PointsField, readPoints } from './points-field.tsx';
import { useSendOnce } from './send-once.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const useRedeem = (onDone: (points: number) => void) => {
  const client = useQueryClient();
  return useSendOnce({
    send: (points: number, requestId) => call(pointsEndpoints.redeemPoints, { body: { requestId, points } }),
    onSuccess: (account, points) => {
      cachedRead(pointsEndpoints.pointsAccount).write(account);
      onDone(points);
    },
    onError: () =>
      void client.invalidateQueries({ queryKey: queryOf(pointsEndpoints.pointsAccount).queryKey }),
    onSettled: () => {
      // The reservation is a new entry of the statement, in every cached month.
      const { path } = pointsEndpoints.pointsStatement;
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey.at(-1)).includes(path) });
    },
  });
};

interface RedeemDialogProps {
  readonly account: PointsAccount;
  readonly onClose: () => void;
  readonly onDone: (points: number) => void;
}

/** Redeems a whole number of points; the server checks the balance. */
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
