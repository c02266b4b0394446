import type { ComponentProps, ReactNode } from 'react';

interface Look {
  /** The default has a border, `primary` is filled, `text` and `link` look like text. */
  readonly type?: 'default' | 'primary' | 'text' | 'link' | undefined;
  /** 48 pixels high where it is `large`, 44 otherwise; `small` is 32, and 44 under a finger. */
  readonly size?: 'small' | 'large' | undefined;
  readonly shape?: 'round' | undefined;
  /** Destroys something. */
  readonly danger?: boolean | undefined;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Presses do nothing meanwhile. */
  readonly loading?: boolean | undefined;
}

type ButtonElement = Omit<ComponentProps<'button'>, 'type' | 'ref'>;

interface ButtonProps extends Look, ButtonElement {
  readonly htmlType?: 'button' | 'submit' | undefined;
  /** Makes it a link to another site, a mail or a file. */
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | boolean | undefined;
}

const classOf = ({ type, size, shape, danger, block }: Look, own: string | undefined): string =>
  [
    'py-button',
    type === 'primary' ? 'py-button-primary' : '',
    type === 'text' || type === 'link' ? `py-button-${type}` : '',
    size === undefined ? '' : `py-button-${size}`,
    shape === 'round' ? 'py-button-round' : '',
    danger === true ? 'py-button-danger' : '',
    block === true ? 'py-button-block' : '',
    own,
  ]
    .filter(Boolean)
    .join(' ');

/** A button with our tokens; its styles are in controls.css, which every page has. */
export const Button = ({
  type,
  size,
  shape,
  danger,
  block,
  icon,
  loading = false,
  htmlType = 'button',
  href,
  target,
  rel,
  download,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) => {
  const look = classOf({ type, size, shape, danger, block }, className);
  const content = (
    <>
      {loading ? <span className="py-spinner" aria-hidden="true" /> : icon}
      {children === undefined ? null : <span>{children}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        {...(rest as ComponentProps<'a'>)}
        className={look}
        href={disabled === true ? undefined : href}
        aria-disabled={disabled}
        target={target}
        rel={rel}
        download={download}
        onClick={onClick as unknown as ComponentProps<'a'>['onClick']}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      aria-busy={loading || undefined}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- it is one of the two
      type={htmlType}
      className={look}
      disabled={disabled}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
};
