import { useIntl } from 'react-intl';
import type { LedgerEntry, PointsAccount } from '@payung/shared/schemas/points.ts';
import type { RedemptionState } from '@payung/shared/domain/network/points-rules.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import styles from './points.module.css';

/** `+27`, `-13`, `0`, as people of the language write numbers. */
export const useSigned = (): ((value: number) => string) => {
  const intl = useIntl();
  return (value) => intl.formatNumber(value, { signDisplay: 'exceptZero' });
};

/** The short text of an entry (ruling R39). */
export const useEntryText = () => {
  const text = useText();
  return ({ kind, level = 0, sellerName = '', correctsNo = 0 }: LedgerEntry): string => {
    if (kind === 'corrected') return text('points.entry.corrected', { no: correctsNo });
    if (kind !== 'earned') return text(`points.entry.${kind}`);
    if (level === 0) return text('points.entry.own');
    return sellerName === ''
      ? text('points.entry.level', { level })
      : text('points.entry.levelOf', { level, seller: sellerName });
  };
};

const TONES = { waiting: 'orange', confirmed: 'green', refused: 'grey' } as const;

export const RedemptionChip = ({ state }: { readonly state: RedemptionState }) => {
  const text = useText();
  return <StatusChip tone={TONES[state]}>{text(`points.state.${state}`)}</StatusChip>;
};

/** Balance, reserved and available points. */
export const AccountFacts = ({
  account: { balance, held, available, worth },
}: {
  readonly account: PointsAccount;
}) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  return (
    <Facts>
      <Fact label={text('points.balance')}>
        <strong>{number(balance)}</strong>
      </Fact>
      <Fact label={text('points.held')}>{number(held)}</Fact>
      <Fact label={text('points.available')}>
        <strong>{number(available)}</strong>
      </Fact>
      {worth === undefined ? null : (
        <Fact label={text('points.worth.available')}>
          <strong>
            <Rupiah amount={worth} />
          </strong>
        </Fact>
      )}
    </Facts>
  );
};

/** Labels with values, not known yet. */
export const LoadingFacts = ({ count }: { readonly count: number }) => (
  <Facts>
    {Array.from({ length: count }, (_none, at) => (
      <div key={at} className={styles['fact']}>
        <Skeleton shape="short" />
        <Skeleton shape="title" height={20} />
      </div>
    ))}
  </Facts>
);
