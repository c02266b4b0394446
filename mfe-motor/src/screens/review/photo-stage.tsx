import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { queryOf } from '@payung/shared/api/query.ts';
import { ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import type { ReviewPhoto, ReviewSet } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { PhotoView, ViewAction } from './photo-view.ts';
import { KEYS } from './review-keys.ts';
import styles from './photos.module.css';

/** A mouse drags the photo; fingers, wheel and arrow keys scroll it anyway. */
const drag = (event: PointerEvent<HTMLElement>): void => {
  if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
  event.currentTarget.scrollLeft -= event.movementX;
  event.currentTarget.scrollTop -= event.movementY;
};

/** What is in the middle of the frame stays there when the photo grows or shrinks. */
const useCentredZoom = (zoom: number) => {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    const growth = zoom / before.current;
    before.current = zoom;
    if (element === null || growth === 1) return;
    const halfWidth = element.clientWidth / 2;
    const halfHeight = element.clientHeight / 2;
    element.scrollLeft = (element.scrollLeft + halfWidth) * growth - halfWidth;
    element.scrollTop = (element.scrollTop + halfHeight) * growth - halfHeight;
  }, [zoom]);
  return frame;
};

interface PhotoStageProps {
  readonly set: ReviewSet;
  readonly photo: ReviewPhoto;
  readonly view: PhotoView;
  /** Over the whole window. */
  readonly isEnlarged?: boolean;
}

/** One photo, turned and enlarged; it scrolls where it is wider than its frame. */
export const PhotoStage = ({ set, photo, view, isEnlarged = false }: PhotoStageProps) => {
  const t = useText();
  const slot = t(`motor.slot.${photo.slot}`);
  const quarters = view.turns[view.at] ?? 0;
  const style = { '--zoom': view.zoom, '--turn': `${quarters * 90}deg` } as CSSProperties;
  const count = set.photos.length;
  const frame = useCentredZoom(view.zoom);
  return (
    <section
      ref={frame}
      className={styles['stage']}
      data-enlarged={isEnlarged || undefined}
      data-photo-stage={view.zoom > 1 ? 'zoomed' : 'whole'}
      aria-label={t('motor.review.photo.at', { at: view.at + 1, count, slot })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      onPointerMove={drag}
    >
      <div className={styles['canvas']} style={style}>
        <div className={styles['turned']} data-sideways={quarters % 2 === 1 || undefined}>
          <PhotoImage
            key={photo.photoId}
            quoteId={set.quoteId}
            photoId={photo.photoId}
            alt={t('motor.review.photo.alt', { slot, plate: set.entered.plate })}
          />
        </div>
      </div>
    </section>
  );
};

const TOOLS = ['previous', 'next', 'turnLeft', 'turnRight', 'zoomOut', 'zoomIn', 'fit', 'enlarge'] as const;
type Tool = (typeof TOOLS)[number];

const PICTURES: Readonly<Record<Tool, string>> = {
  previous: DRAWINGS.arrowLeft,
  next: 'M5 12h14m-6-7 7 7-7 7',
  turnLeft: 'M4 5v5h5M4.600 10A8 8 0 1 1 4 14',
  turnRight: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 14',
  zoomOut: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21M7.500 10.500h6',
  zoomIn:
    'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21M7.500 10.500h6M10.500 7.500v6',
  fit: 'M4 6.500h16v11H4zM8 10h8v4H8z',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};

interface PhotoToolsProps {
  readonly view: PhotoView;
  readonly onLook: (action: ViewAction) => void;
  readonly onEnlarge: () => void;
}

/** Everything that can be done with the photo by pointer; each tool names its key. */
export const PhotoTools = ({ view, onLook, onEnlarge }: PhotoToolsProps) => {
  const t = useText();
  const press = (tool: Tool) => (): void => (tool === 'enlarge' ? onEnlarge() : onLook(tool));
  return (
    <fieldset className={styles['tools']}>
      <legend className="py-visually-hidden">{t('motor.review.tool.group')}</legend>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles['tool']}
          aria-label={t(`motor.review.tool.${tool}`)}
          aria-keyshortcuts={KEYS[tool].aria}
          title={`${t(`motor.review.tool.${tool}`)} (${KEYS[tool].shown})`}
          onClick={press(tool)}
        >
          <LineIcon path={PICTURES[tool]} />
        </button>
      ))}
      <output className="py-small">
        {t('motor.review.tool.zoom', { percent: Math.round(view.zoom * 100) })}
      </output>
    </fieldset>
  );
};

interface PhotoImageProps {
  readonly quoteId: string;
  readonly photoId: string;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  /** Too small for a failure text and a button. */
  readonly isSmall?: boolean;
}

/** A photo that only signed-in staff may see. */
export const PhotoImage = ({ quoteId, photoId, alt, isSmall = false }: PhotoImageProps) => {
  const t = useText();
  const failure = {
    text: t('motor.review.photo.failed'),
    className: styles['failed'],
    role: 'alert',
  } as const;
  return (
    <ProtectedPicture
      read={queryOf(motorEndpoints.reviewPhoto, { params: { quoteId, photoId }, quiet: true })}
      alt={alt}
      className={styles['image']}
      {...(isSmall ? {} : { failure })}
    />
  );
};
