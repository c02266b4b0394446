import type { WaitingRedemption } from '@payung/shared/api/endpoints/points-review.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';

/** Who decided what, when and why. */
export const DecidedText = ({ redemption }: { readonly redemption: WaitingRedemption }) => {
  const text = useText();
  const { state, decidedBy = '', decidedAt = '', reason } = redemption;
  return (
    <>
      {text('pointsWork.decided', {
        state: text(`points.state.${state}`),
        name: decidedBy,
        moment: formatMoment(decidedAt),
      })}
      {reason === '' ? null : ` ${text('points.reasonGiven', { reason })}`}
    </>
  );
};
