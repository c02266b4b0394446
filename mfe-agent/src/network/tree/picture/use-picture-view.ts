import { useCallback, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { fitted, pulled, startView, zoomed } from './picture-view.ts';
import type { PictureView } from './picture-view.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly view: PictureView;
  /** A hand is never quite still: a press that hardly moves is a click. */
  readonly isFar: boolean;
}

/** Until the window of the picture is measured. */
const UNMEASURED: Size = { width: 720, height: 480 };
const CLICK_PX = 6;

/** What of the picture is seen: buttons bring it nearer and further, a finger or a mouse pulls it. */
export const usePictureView = (content: Size, open: { readonly x: number; readonly y: number }) => {
  const [window, setWindow] = useState(UNMEASURED);
  const [moved, setMoved] = useState<PictureView>();
  const pull = useRef<Pull>(undefined);
  /** The click that ends a pull opens nobody. */
  const wasPulled = useRef(false);
  const view = moved ?? startView(content, window, open);
  const place = useCallback((element: SVGSVGElement | null) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (width > 0 && height > 0) setWindow({ width, height });
  }, []);
  return {
    place,
    view,
    zoom: (direction: 'in' | 'out') => setMoved(zoomed(view, direction, window)),
    fit: () => setMoved(fitted(content)),
    drag: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        wasPulled.current = false;
        pull.current = { x: clientX, y: clientY, view, isFar: false };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        if (pull.current === undefined) return;
        const by = { x: clientX - pull.current.x, y: clientY - pull.current.y };
        if (!pull.current.isFar && Math.hypot(by.x, by.y) < CLICK_PX) return;
        if (!pull.current.isFar) {
          pull.current = { ...pull.current, isFar: true };
          currentTarget.setPointerCapture(pointerId);
        }
        wasPulled.current = true;
        setMoved(pulled(pull.current.view, by, window));
      },
      onPointerUp: () => {
        pull.current = undefined;
      },
      onPointerCancel: () => {
        pull.current = undefined;
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasPulled.current) event.stopPropagation();
        wasPulled.current = false;
      },
    },
  };
};
