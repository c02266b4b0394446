import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { WaitingRedemption } from '@payung/shared/api/endpoints/points-review.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';
import { RedemptionChip } from '#network/points/redemption-state.tsx';
import { DecidedText } from './decided-text.tsx';
import type { Verdict } from './use-redemptions.ts';
import { ledgerAddress } from './work-place.ts';

interface RedemptionRowProps {
  readonly redemption: WaitingRedemption;
  readonly onDecide: (verdict: Verdict) => void;
}

export const RedemptionRow = ({ redemption, onDecide }: RedemptionRowProps) => {
  const text = useText();
  const { agentName: name, agentCode, points, balance, askedAt, state } = redemption;
  return (
    <li className="py-card">
      <div className="py-between">
        <h2>{text('pointsWork.redemption', { name, points })}</h2>
        <RedemptionChip state={state} />
      </div>
      <p className="py-small py-quiet">
        {text('pointsWork.redemption.facts', { balance, moment: formatMoment(askedAt) })}
      </p>
      <p>
        <Link className="py-text-button" to={ledgerAddress(agentCode)}>
          {text('pointsWork.ledgerOf', { name, code: agentCode })}
        </Link>
      </p>
      {state === 'waiting' ? (
        <div className="py-row">
          <Button
            type="primary"
            size="large"
            aria-label={text('pointsWork.confirmOf', { name, points })}
            onClick={() => onDecide('confirmed')}
          >
            {text('pointsWork.confirm')}
          </Button>
          <Button
            size="large"
            aria-label={text('pointsWork.refuseOf', { name, points })}
            onClick={() => onDecide('refused')}
          >
            {text('pointsWork.refuse')}
          </Button>
        </div>
      ) : (
        <p className="py-small">
          <DecidedText redemption={redemption} />
        </p>
      )}
    </li>
  );
};
