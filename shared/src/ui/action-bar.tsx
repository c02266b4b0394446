import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useText } from '#messages/text.ts';
import { Rupiah } from '#ui/rupiah.tsx';

interface PrimaryAction {
  label: ReactNode;
  onPress?: () => void;
  disabled?: boolean;
  /** Called instead of `onPress` while disabled: the button then says why it does not go on. */
  onRefused?: () => void;
  busy?: boolean;
  htmlType?: 'button' | 'submit';
  /** The id of the form that a submit button outside of it belongs to. */
  form?: string;
}

interface ActionBarProps {
  /** Whole rupiah. */
  total?: number;
  totalLabel?: string;
  /** Opens what the total consists of. */
  onExplain?: () => void;
  primary: PrimaryAction;
  secondary?: { label: ReactNode; onPress: () => void; disabled?: boolean };
  hint?: ReactNode;
}

type TotalProps = Pick<ActionBarProps, 'totalLabel' | 'onExplain'> & { total: number };

const Total = ({ total, totalLabel, onExplain }: TotalProps) => {
  const text = useText();
  const inside = (
    <>
      <span className="py-action-bar-label">{totalLabel ?? text('price.total')}</span>
      <span className="py-action-bar-amount" aria-live="polite">
        <Rupiah amount={total} />
      </span>
    </>
  );
  if (onExplain === undefined) return <div className="py-action-bar-total">{inside}</div>;
  return (
    <button type="button" className="py-action-bar-total" onClick={onExplain} aria-haspopup="dialog">
      {inside}
      <span className="py-visually-hidden">{text('price.detail')}</span>
    </button>
  );
};

const Primary = ({
  label,
  onPress,
  disabled = false,
  onRefused,
  busy = false,
  htmlType = 'button',
  form,
}: PrimaryAction) => {
  const isRefusing = disabled && onRefused !== undefined;
  return (
    <Button
      type="primary"
      size="large"
      className={isRefusing ? 'py-action-bar-main py-refusing' : 'py-action-bar-main'}
      htmlType={htmlType}
      form={form}
      disabled={disabled && !isRefusing}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      loading={busy}
      onClick={(event) => {
        if (isRefusing) event.preventDefault();
        const act = isRefusing ? onRefused : onPress;
        act?.();
      }}
    >
      {label}
    </Button>
  );
};

/** The one primary action of a screen, with the total beside it. Goes into `<Page bar>`. */
export const ActionBar = ({ total, totalLabel, onExplain, primary, secondary, hint }: ActionBarProps) => (
  <div className="py-action-bar">
    {hint === undefined ? null : <div className="py-action-bar-hint">{hint}</div>}
    {total === undefined ? null : <Total total={total} totalLabel={totalLabel} onExplain={onExplain} />}
    {secondary === undefined ? null : (
      <Button size="large" disabled={secondary.disabled} onClick={secondary.onPress}>
        {secondary.label}
      </Button>
    )}
    <Primary {...primary} />
  </div>
);
