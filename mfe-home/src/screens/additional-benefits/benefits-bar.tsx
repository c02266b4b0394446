import { Button } from 'antd';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

interface BenefitsBarProps {
  /** Whole rupiah; nothing while the server could not say. */
  subtotal: number | undefined;
  onExplain: (() => void) | undefined;
  isReady: boolean;
  isBusy: boolean;
  onNext: () => void;
  /** Why the choice could not be saved. */
  problem: string | undefined;
  /** Asks for the price again; nothing while there is one. */
  onRetryPrice: (() => void) | undefined;
}

export const BenefitsBar = (props: BenefitsBarProps) => {
  const { subtotal, onExplain, isReady, isBusy, onNext, problem, onRetryPrice } = props;
  const t = useText();
  const priceProblem =
    onRetryPrice === undefined ? undefined : (
      <span className="py-row">
        {t('home.benefits.price.failed')}
        <Button size="small" onClick={onRetryPrice}>
          {t('common.tryAgain')}
        </Button>
      </span>
    );
  const hint = problem ?? priceProblem;
  return (
    <ActionBar
      total={subtotal}
      totalLabel={t('price.addOnSubtotal')}
      onExplain={onExplain}
      primary={{ label: t('common.next'), disabled: !isReady, onPress: onNext, busy: isBusy }}
      hint={hint === undefined ? undefined : <InlineNotice kind="error" text={hint} />}
    />
  );
};
