import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import type { ReviewPhoto, ReviewSet } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { PhotoImage } from './photo-image.tsx';
import type { PhotoView } from './photo-view.ts';
import styles from './photo-stage.module.css';

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
