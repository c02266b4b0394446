import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { AdminCost } from '#ui/text/admin-cost.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import styles from './action-bar.module.css';
import { Button } from '#ui/button.tsx';

interface PrimaryAction {
  label: ReactNode;
  onPress?: () => void;
  disabled?: boolean;
  /** Called instead of `onPress` while disabled, so that the screen can say what is missing. */
  onRefused?: () => void;
  busy?: boolean;
  htmlType?: 'button' | 'submit';
  /** The id of the form that the button submits, when it stands outside of it. */
  form?: string;
}

interface ActionBarProps {
  /** Whole rupiah. */
  total?: number;
  totalLabel?: string;
  /** The total leaves the admin cost out. */
  addsAdminCost?: boolean;
  /** Opens the price detail. */
  onExplain?: () => void;
  primary: PrimaryAction;
  secondary?: { label: ReactNode; onPress: () => void; disabled?: boolean };
  hint?: ReactNode;
}

type TotalProps = Pick<ActionBarProps, 'totalLabel' | 'addsAdminCost' | 'onExplain'> & { total: number };

const Total = ({ total, totalLabel, addsAdminCost = false, onExplain }: TotalProps) => {
  const text = useText();
  const content = (
    <>
      <span className={styles.label}>{totalLabel ?? text('price.total')}</span>
      <span className={styles.amount} aria-live="polite">
        <Rupiah amount={total} />
      </span>
      {addsAdminCost ? <AdminCost total={total} /> : null}
    </>
  );
  if (onExplain === undefined) return <div className={styles.total}>{content}</div>;
  return (
    <button type="button" className={styles.total} onClick={onExplain} aria-haspopup="dialog">
      {content}
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
      className={styles.primary}
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

/** The primary action of a screen, with the total beside it. Goes into `<Page bar>`. */
export const ActionBar = ({ total, primary, secondary, hint, ...about }: ActionBarProps) => (
  <div className={styles.bar}>
    {hint === undefined ? null : <div className={styles.hint}>{hint}</div>}
    {total === undefined ? null : <Total total={total} {...about} />}
    {secondary === undefined ? null : (
      <Button
        size="large"
        className={styles.secondary}
        disabled={secondary.disabled}
        onClick={secondary.onPress}
      >
        {secondary.label}
      </Button>
    )}
    <Primary {...primary} />
  </div>
);
