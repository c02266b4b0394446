import { useState } from 'react';
import { Button } from 'antd';
import type { PointsAccount } from '@payung/shared/schemas/points.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { RedeemDialog } from './redeem-dialog.tsx';

interface AccountProps {
  readonly account: PointsAccount;
}

export const AccountFacts = ({ account: { balance, held, available } }: AccountProps) => {
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
    </Facts>
  );
};

/** What an agent has, and what of it can be redeemed (NET-018, DASH-032). */
export const AccountCard = ({ account }: AccountProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [reserved, setReserved] = useState<number>();
  const { balance, available, minimum, illustrative } = account;
  return (
    <Block id="points-account" title={text('points.account')}>
      {illustrative ? (
        <InlineNotice kind="info" text={text('points.illustrative', { source: BRAND.name })} />
      ) : null}
      <AccountFacts account={account} />
      {balance < 0 ? <InlineNotice kind="warning" text={text('points.belowZero')} /> : null}
      {available < minimum ? (
        <p className="py-quiet">{text('points.redeem.notYet', { minimum, available })}</p>
      ) : (
        <div className="py-row">
          <Button type="primary" size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text('points.redeem')}
          </Button>
        </div>
      )}
      {reserved === undefined ? null : (
        <InlineNotice kind="success" text={text('points.redeem.done', { points: reserved })} />
      )}
      {isOpen ? (
        <RedeemDialog
          account={account}
          onClose={() => setOpen(false)}
          onDone={(points) => {
            setReserved(points);
            setOpen(false);
          }}
        />
      ) : null}
    </Block>
  );
};
