import { useCallback, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { BOX, GAP } from './tree-layout.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of the picture. */
interface PictureView extends Size {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 16;
const STEP = 1.5;
/** Picture units per window pixel: from double size to the smallest legible size. */
const SCALE = { min: 0.5, max: 12 } as const;

/** The view of the whole picture. */
export const fitted = ({ width, height }: Size): PictureView => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

/** The start of the viewport along one axis, kept inside the picture; a smaller picture is centred. */
const beginning = (wanted: number, whole: readonly [from: number, length: number], seen: number): number => {
  const [from, length] = whole;
  return length <= seen ? from - (seen - length) / 2 : Math.min(Math.max(wanted, from), from + length - seen);
};

/** The width of the open member and its members, side by side. */
const TWO_LEVELS = 2 * BOX.width + GAP.x + 2 * MARGIN;

/** The smallest text is 14 units high, and must be at least 12 pixels. */
const SMALLEST = 14 / 12;

/**
 * In full size, with the open member at the left and its members beside it. When both do not fit it is smaller, so
 * that the members fit: the heading names the open member, too.
 */
export const startView = (
  content: Size,
  window: Size,
  open: { readonly x: number; readonly y: number },
): PictureView => {
  const { x, y, width, height } = fitted(content);
  const scale = Math.min(Math.max(Math.min(TWO_LEVELS, width) / window.width, 1), SMALLEST);
  const seen = { width: window.width * scale, height: window.height * scale };
  const middle = open.y + (BOX.height - seen.height) / 2;
  const left = open.x - MARGIN;
  return {
    x: beginning(Math.max(left, left + TWO_LEVELS - seen.width), [x, width], seen.width),
    y: beginning(middle, [y, height], seen.height),
    ...seen,
  };
};

/** Zooms around the centre of the view. */
export const zoomed = (view: PictureView, direction: 'in' | 'out', window: Size): PictureView => {
  const wanted = direction === 'in' ? view.width / STEP : view.width * STEP;
  const width = Math.min(Math.max(wanted, window.width * SCALE.min), window.width * SCALE.max);
  const height = (view.height * width) / view.width;
  return {
    x: view.x + (view.width - width) / 2,
    y: view.y + (view.height - height) / 2,
    width,
    height,
  };
};

/** Moved by a drag of so many window pixels. */
export const dragged = (
  view: PictureView,
  { x, y }: { readonly x: number; readonly y: number },
  window: Size,
): PictureView => {
  // The picture keeps its shape within the window.
  const scale = Math.max(view.width / window.width, view.height / window.height);
  return { ...view, x: view.x - x * scale, y: view.y - y * scale };
};

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly view: PictureView;
  /** A press that moves less than this is a click. */
  readonly isFar: boolean;
}

/** The size before the viewport is measured. */
const UNMEASURED: Size = { width: 720, height: 480 };
const CLICK_PX = 6;

/** The view of the picture: buttons zoom it, a finger or a mouse drags it. */
export const usePictureView = (content: Size, open: { readonly x: number; readonly y: number }) => {
  const [window, setWindow] = useState(UNMEASURED);
  const [moved, setMoved] = useState<PictureView>();
  const drag = useRef<Drag>(undefined);
  /** The click that ends a drag opens no profile. */
  const wasDragged = useRef(false);
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
        wasDragged.current = false;
        drag.current = { x: clientX, y: clientY, view, isFar: false };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        if (drag.current === undefined) return;
        const by = { x: clientX - drag.current.x, y: clientY - drag.current.y };
        if (!drag.current.isFar && Math.hypot(by.x, by.y) < CLICK_PX) return;
        if (!drag.current.isFar) {
          drag.current = { ...drag.current, isFar: true };
          currentTarget.setPointerCapture(pointerId);
        }
        wasDragged.current = true;
        setMoved(dragged(drag.current.view, by, window));
      },
      onPointerUp: () => {
        drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.stopPropagation();
        wasDragged.current = false;
      },
    },
  };
};
