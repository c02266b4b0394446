/** Which photo is shown, how it is turned and enlarged. */
export interface PhotoView {
  /** Which photo, from 0. */
  readonly at: number;
  /** Quarter turns to the right, by photo. */
  readonly turns: Readonly<Record<number, number>>;
  /** 1 shows all of the photo. */
  readonly zoom: number;
}

export const FIRST_VIEW: PhotoView = { at: 0, turns: {}, zoom: 1 };

const ZOOM_STEP = 1.5;
/** Five steps. */
const MAX_ZOOM = ZOOM_STEP ** 5;

export type ViewAction =
  | 'previous'
  | 'next'
  | 'turnLeft'
  | 'turnRight'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | { readonly show: number };

const turned = (view: PhotoView, quarters: number): PhotoView => ({
  ...view,
  turns: { ...view.turns, [view.at]: ((view.turns[view.at] ?? 0) + quarters + 4) % 4 },
});

/** Another photo is shown whole; each keeps its turns. */
const showAt = (view: PhotoView, at: number): PhotoView => (at === view.at ? view : { ...view, at, zoom: 1 });

/** For a set of `count` photos; after the last comes the first. */
export const viewReducer =
  (count: number) =>
  (view: PhotoView, action: ViewAction): PhotoView => {
    switch (action) {
      case 'previous':
        return showAt(view, (view.at + count - 1) % count);
      case 'next':
        return showAt(view, (view.at + 1) % count);
      case 'turnLeft':
        return turned(view, -1);
      case 'turnRight':
        return turned(view, 1);
      case 'zoomIn':
        return { ...view, zoom: Math.min(MAX_ZOOM, view.zoom * ZOOM_STEP) };
      case 'zoomOut':
        return { ...view, zoom: Math.max(1, view.zoom / ZOOM_STEP) };
      case 'fit':
        return { ...view, zoom: 1 };
      default:
        return showAt(view, action.show);
    }
  };
