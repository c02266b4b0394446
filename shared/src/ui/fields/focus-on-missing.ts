import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Brings what is missing into the middle of the window, where no bar lies over it, and gives it the focus. */
const focusFirst = (within: Element, marked: string): void => {
  const field = within.querySelector<HTMLElement>(marked);
  if (field === null) return;
  // Of a box the whole label, which is what people read. Not every window can scroll.
  const shown: Partial<Element> = field.closest('label') ?? field;
  shown.scrollIntoView?.({ block: 'center' });
  field.focus({ preventScroll: true });
};

/**
 * A refused action shows what it waits for: `ref` goes around the fields, the function is called when the
 * action is refused. The same refusal marks the fields; `marked` is the selector of the mark.
 */
export const useFocusOnMissing = <Around extends Element>(
  marked = '[aria-invalid="true"]',
): readonly [ref: RefObject<Around | null>, showMissing: () => void] => {
  const around = useRef<Around>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && around.current !== null) focusFirst(around.current, marked);
  }, [refusals, marked]);
  return [around, () => setRefusals((count) => count + 1)];
};
