import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DRAWINGS } from '#ui/drawings.ts';
import { IconButton } from '#ui/fields/icon-button.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { useText } from '#messages/text.ts';
import { openBackLayer } from './back-layers.ts';
import styles from './adaptive-dialog.module.css';

interface AdaptiveDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  /** Whether Back closes it; false where the dialog is what the page asks, and Back leaves the page. */
  closesOnBack?: boolean;
  /** Width of the modal in pixels; a drawer is as wide as the window. */
  width?: number;
  /** Fills the window, as for a photo: no margins, and a title that changes while it is open. */
  isFullWindow?: boolean;
  /** Between the title and the cross. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** The page under an open dialog does not scroll. */
const LOCKED = String(styles.locked);

/** Escape closes an open list of a field first; the browser would close the dialog with all that was entered. */
const closeListFirst = (event: KeyboardEvent): void => {
  const isOpenList = (event.target as Element).matches('[role="combobox"][aria-expanded="true"]');
  if (event.key === 'Escape' && isOpenList) event.preventDefault();
};

/** The newest `onClose`, which the entry of the history calls. */
const useCloseOnBack = (onClose: () => void, isOn: boolean): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the dialog is seen: who presses Back at once closes it, and does not leave the page.
  useLayoutEffect(() => (isOn ? openBackLayer(() => close.current()) : undefined), [isOn]);
};

const OpenDialog = ({
  title,
  onClose,
  footer,
  closesOnBack = true,
  width = 560,
  isFullWindow = false,
  tools,
  children,
}: Omit<AdaptiveDialogProps, 'open'>) => {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Closed by us, not by the browser. */
  const isLeaving = useRef(false);
  const sheet = useIsAtMost(DRAWER_AT_MOST) ? 'drawer' : 'modal';
  useCloseOnBack(onClose, closesOnBack);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Not antd's modal: its scroll lock adds a style without a nonce, which the CSP refuses.
    isLeaving.current = false;
    element?.showModal();
    document.body.classList.add(LOCKED);
    return () => {
      isLeaving.current = true;
      element?.close();
      // Another one may lie below.
      if (document.querySelector('dialog[open]') === null) document.body.classList.remove(LOCKED);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={isFullWindow ? 'window' : sheet}
      style={{ '--py-dialog-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      onKeyDownCapture={closeListFirst}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Android closes a dialog by itself when Back is pressed twice.
      onClose={() => {
        if (!isLeaving.current) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} aria-live={isFullWindow ? 'polite' : undefined}>
          {title}
        </h2>
        {tools}
        <IconButton path={DRAWINGS.cross} label={text('common.close')} onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
};

/** A modal on wide windows, a drawer from the bottom on phones (ruling K28). */
export const AdaptiveDialog = ({ open, ...rest }: AdaptiveDialogProps) =>
  open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
