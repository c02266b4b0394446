import { useEffect, useRef } from 'react';
import { message } from 'antd';
import { config } from '../config.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import styles from './toast-host.module.css';

/** Shows the toasts; rendered once. A popover, because only the top layer lies above an open dialog. */
export const ToastHost = () => {
  const layer = useRef<HTMLDivElement>(null);
  const isRaised = useRef(false);
  const [api, holder] = message.useMessage({
    duration: config.toastSeconds,
    maxCount: 3,
    getContainer: () => layer.current ?? document.body,
  });

  useEffect(() => {
    connectToasts((kind, text) => {
      // Opened again, so that it lies above a dialog that was opened since the last toast.
      if (isRaised.current) layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
      isRaised.current = true;
      void api.open({ type: kind, content: text, duration: config.toastSeconds });
    });
    return () => connectToasts(undefined);
  }, [api]);

  return (
    <>
      <div ref={layer} popover="manual" className={styles.host} />
      {holder}
    </>
  );
};
