import { useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ConfigProvider } from 'antd';
import { DRAWINGS } from '#ui/drawings.ts';
import { IconButton } from '#ui/fields/icon-button.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { useText } from '#messages/text.ts';
import styles from './adaptive-dialog.module.css';

interface AdaptiveDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  /** Width of the modal in pixels; a drawer is as wide as the window. */
  width?: number;
  children?: ReactNode;
}

/** The page under an open dialog does not scroll. */
const LOCKED = String(styles.locked);

const OpenDialog = ({ title, onClose, footer, width = 560, children }: Omit<AdaptiveDialogProps, 'open'>) => {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isDrawer = useIsAtMost(DRAWER_AT_MOST);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Not antd's modal: its scroll lock adds a style without a nonce, which the CSP refuses.
    element?.showModal();
    document.body.classList.add(LOCKED);
    return () => {
      element?.close();
      document.body.classList.remove(LOCKED);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={isDrawer ? 'drawer' : 'modal'}
      style={{ '--py-dialog-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton path={DRAWINGS.cross} label={text('common.close')} onPress={onClose} />
      </div>
      {/* The popups of antd must open inside the dialog: the top layer covers everything else. */}
      <ConfigProvider getPopupContainer={(node) => node?.closest('dialog') ?? document.body}>
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
      </ConfigProvider>
    </dialog>
  );
};

/** A modal on wide windows, a drawer from the bottom on phones (ruling K28). */
export const AdaptiveDialog = ({ open, ...rest }: AdaptiveDialogProps) =>
  open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
