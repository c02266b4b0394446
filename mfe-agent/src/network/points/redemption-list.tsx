import type { Redemption } from '@payung/shared/schemas/points.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { RedemptionChip } from './points-texts.tsx';

const Item = ({ redemption }: { readonly redemption: Redemption }) => {
  const text = useText();
  const { points, state, askedAt, decidedAt, reason } = redemption;
  const moments = [
    text('points.askedAt', { moment: formatMoment(askedAt) }),
    ...(decidedAt === undefined ? [] : [text('points.decidedAt', { moment: formatMoment(decidedAt) })]),
  ];
  return (
    <li className="py-stack-tight">
      <div className="py-between">
        <strong>{text('points.count', { points })}</strong>
        <RedemptionChip state={state} />
      </div>
      <p className="py-small py-quiet">{moments.join(' · ')}</p>
      {reason === '' ? null : <p className="py-small">{text('points.reasonGiven', { reason })}</p>}
    </li>
  );
};

/** What the agent asked for, and what staff said. */
export const RedemptionList = ({ redemptions }: { readonly redemptions: readonly Redemption[] }) => {
  const text = useText();
  return (
    <Block id="points-redemptions" title={text('points.redemptions')}>
      {redemptions.length === 0 ? (
        <p className="py-quiet">{text('points.redemptions.none')}</p>
      ) : (
        <ul className="py-stack" aria-labelledby="points-redemptions">
          {redemptions.map((redemption) => (
            <Item key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
    </Block>
  );
};
