import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

/**
 * Handlers of a field whose value is replaced rather than edited: all of it is selected when somebody enters the field.
 * Browsers do so for the tab key alone. A press puts the caret where it was, after the focus, in Firefox and Safari: so
 * it is selected again, but for somebody who drags over a part of it or presses a second time.
 */
export const useReplacedOnEntry = (isReplaced: boolean) => {
  const isEntering = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
      if (isReplaced) currentTarget.select();
    },
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
      isEntering.current = document.activeElement !== currentTarget;
    },
    onMouseUp: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isReplaced && isEntering.current && selectionStart === selectionEnd) currentTarget.select();
      isEntering.current = false;
    },
  };
};
