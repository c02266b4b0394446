import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { openBackLayer } from '@payung/shared/ui/feedback/back-layers.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './enlarged-photo.module.css';

interface EnlargedPhotoProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A photo over the whole window; Back, Escape and the cross close it. */
export const EnlargedPhoto = ({ title, onClose, tools, children }: EnlargedPhotoProps) => {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => openBackLayer(() => close.current()), []);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <p aria-live="polite">{title}</p>
        {tools}
        <IconButton path={DRAWINGS.cross} label={t('common.close')} onPress={onClose} />
      </div>
      {children}
    </dialog>,
    document.body,
  );
};
