import type { ReactNode } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import type { ReviewPhoto, ReviewSet } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import type { Marks } from './marks.ts';
import { PhotoFacts } from './photo-facts.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { ViewAction, PhotoView } from './photo-view.ts';

interface PhotosProps {
  readonly set: ReviewSet;
  readonly photo: ReviewPhoto;
  readonly view: PhotoView;
  readonly marks: Marks;
  readonly isEnlarged: boolean;
  readonly onLook: (action: ViewAction) => void;
  readonly onEnlarge: (isEnlarged: boolean) => void;
  /** Under the photo: what a reviewer says about it. */
  readonly children: ReactNode;
}

/** One photo large with its facts, and all of them small. */
export const Photos = ({ set, photo, view, marks, isEnlarged, onLook, onEnlarge, children }: PhotosProps) => {
  const t = useText();
  const slot = t(`motor.slot.${photo.slot}`);
  const title = t('motor.review.photo.at', { at: view.at + 1, count: set.photos.length, slot });
  const tools = <PhotoTools view={view} onLook={onLook} onEnlarge={() => onEnlarge(!isEnlarged)} />;
  const stage = <PhotoStage set={set} photo={photo} view={view} isEnlarged={isEnlarged} />;
  return (
    <section className="py-card py-stack" aria-labelledby="photos">
      <div className="py-between">
        <h2 id="photos" className="py-visually-hidden">
          {t('motor.review.photos')}
        </h2>
        <p aria-live="polite">
          <strong>{title}</strong>
        </p>
        {photo.isAccepted ? <p className="py-small">{t('motor.review.photo.accepted')}</p> : null}
      </div>
      {isEnlarged ? (
        <AdaptiveDialog open isFullWindow title={title} tools={tools} onClose={() => onEnlarge(false)}>
          {stage}
        </AdaptiveDialog>
      ) : (
        <>
          {stage}
          {tools}
        </>
      )}
      {children}
      <PhotoStrip set={set} at={view.at} marks={marks} onShow={(at) => onLook({ show: at })} />
      <PhotoFacts photo={photo} set={set} />
    </section>
  );
};
