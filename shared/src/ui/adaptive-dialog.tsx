import { useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ConfigProvider } from 'antd';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { useText } from '#messages/text.ts';

interface AdaptiveDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  /** Of the modal, in pixels; a drawer takes the whole width. */
  width?: number;
  children?: ReactNode;
}

const OpenDialog = ({ title, onClose, footer, width = 560, children }: Omit<AdaptiveDialogProps, 'open'>) => {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isDrawer = useIsAtMost(DRAWER_AT_MOST);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Not antd's modal: its scroll lock adds a style without a nonce, which the CSP refuses.
    element?.showModal();
    document.body.classList.add('py-locked');
    return () => {
      element?.close();
      document.body.classList.remove('py-locked');
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={isDrawer ? 'py-dialog py-dialog-drawer' : 'py-dialog py-dialog-modal'}
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
      <div className="py-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="py-icon-button" aria-label={text('common.close')} onClick={onClose}>
          <LineIcon path={DRAWINGS.cross} />
        </button>
      </div>
      {/* Lists of fields in here must open above the dialog, in the top layer. */}
      <ConfigProvider getPopupContainer={(node) => node?.closest('dialog') ?? document.body}>
        <div className="py-dialog-body">{children}</div>
        {footer === undefined ? null : <div className="py-dialog-foot">{footer}</div>}
      </ConfigProvider>
    </dialog>
  );
};

/** A modal on wide windows, a drawer from the bottom on phones (ruling K28). */
export const AdaptiveDialog = ({ open, ...rest }: AdaptiveDialogProps) =>
  open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
