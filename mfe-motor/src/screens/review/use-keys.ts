import { useEffect, useRef } from 'react';
import { useDraft } from '@payung/shared/session/drafts.ts';
import { pressedAction } from './keys.ts';
import type { KeyAction } from './keys.ts';

export type KeyHandlers = Readonly<Partial<Record<KeyAction, (key: string) => void>>>;

/** Keys of one letter can be switched off (WCAG 2.1.4); this device remembers it for each person. */
export const useKeys = (handlers: KeyHandlers) => {
  const [isOn = true, setOn] = useDraft<boolean>('motor/review-keys');
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const pressed = pressedAction(event);
      const handle = pressed === undefined ? undefined : newest.current[pressed.action];
      if (pressed === undefined || handle === undefined) return;
      event.preventDefault();
      handle(pressed.key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
  return { isOn, setOn };
};
