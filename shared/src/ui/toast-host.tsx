import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { config } from '../config.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import type { ToastKind } from '@payung/shared/ui/toast.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './toast-host.module.css';

interface Toast {
  readonly number: number;
  readonly kind: ToastKind;
  readonly text: string;
}

const MOST = 3;
const PICTURES = { success: DRAWINGS.check, error: DRAWINGS.cross, warning: DRAWINGS.warning } as const;

const GAP = 8;

/** One that says the same, and what succeeded before, have been said. */
const without = (shown: readonly Toast[], { kind, text }: Omit<Toast, 'number'>): readonly Toast[] =>
  shown.filter((toast) => toast.text !== text && (kind !== 'success' || toast.kind !== 'success'));

/** Where the toasts begin, so that they cover no field that somebody writes in. */
const topOf = (layer: HTMLElement | null): number => {
  const field = document.activeElement?.closest('input, textarea, select')?.getBoundingClientRect();
  const height = layer?.scrollHeight ?? 0;
  const isBelow = field === undefined || field.top >= height || field.bottom <= 0;
  return isBelow ? 0 : field.bottom + GAP;
};

/**
 * Shows the toasts; rendered once. A popover, because only the top layer lies above an open dialog. The live region is
 * always in the page, so that screen readers announce its text.
 */
export const ToastHost = () => {
  const layer = useRef<HTMLOutputElement>(null);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  useLayoutEffect(() => {
    layer.current?.style.setProperty('top', `${topOf(layer.current)}px`);
  });

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let last = 0;
    connectToasts((kind, text) => {
      last += 1;
      const number = last;
      // Opened again, so that it lies above a dialog that was opened since the last toast.
      if (number > 1) layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
      setToasts((shown) => [...without(shown, { kind, text }), { number, kind, text }].slice(-MOST));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setToasts((shown) => shown.filter((toast) => toast.number !== number));
      }, config.toastSeconds * 1000);
      timers.add(timer);
    });
    return () => {
      connectToasts(undefined);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return (
    <output ref={layer} popover="manual" className={styles.host}>
      {toasts.map(({ number, kind, text }) => (
        <span key={number} className={styles.toast} data-kind={kind}>
          <LineIcon path={PICTURES[kind]} size={20} />
          {text}
        </span>
      ))}
    </output>
  );
};
