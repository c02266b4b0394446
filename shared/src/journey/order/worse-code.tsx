import { Button } from 'antd';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface WorseCodeProps {
  /** Whole rupiah that are to be paid more with the code. */
  raise: number;
  onUse: () => void;
  onKeep: () => void;
}

/** A code that would raise the price asks before it replaces a better discount (ruling R04). */
export const WorseCode = ({ raise, onUse, onKeep }: WorseCodeProps) => {
  const text = useText();
  return (
    <div className="py-stack-tight">
      <InlineNotice kind="warning" text={text('promo.worse', { amount: formatRupiah(raise) })} />
      <div className="py-row">
        <Button type="primary" onClick={onKeep}>
          {text('promo.worse.keep')}
        </Button>
        <Button onClick={onUse}>{text('promo.worse.use')}</Button>
      </div>
    </div>
  );
};
