import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * A refused action leads to the first photo that is missing: `ref` goes around the list, whose open items
 * are marked by `data-open`; the function is called when the action is refused.
 */
export const useFocusOnOpen = <Around extends Element>(): readonly [
  ref: RefObject<Around | null>,
  showOpen: () => void,
] => {
  const around = useRef<Around>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const first = around.current?.querySelector<HTMLElement>('[data-open="true"]');
    if (refusals === 0 || first === null || first === undefined) return;
    const shown: Partial<Element> = first;
    shown.scrollIntoView?.({ block: 'center' });
    first.focus({ preventScroll: true });
  }, [refusals]);
  return [around, () => setRefusals((count) => count + 1)];
};
