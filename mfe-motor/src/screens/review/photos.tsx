import type { ReactNode } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import type { ReviewPhoto, ReviewSet } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import type { Marks } from './review-work.ts';
import { PhotoStage, PhotoTools, PhotoImage } from './photo-stage.tsx';
import type { ViewAction, PhotoView } from './photo-view.ts';
import styles from './photos.module.css';

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

interface PhotoStripProps {
  readonly set: ReviewSet;
  readonly at: number;
  readonly marks: Marks;
  readonly onShow: (at: number) => void;
}

/** All photos as thumbnails; those wanted again have an icon and a text. */
const PhotoStrip = ({ set, at, marks, onShow }: PhotoStripProps) => {
  const t = useText();
  const isMarked = ({ photoId, flag }: ReviewSet['photos'][number]): boolean =>
    photoId in marks.flags || (set.status === 'decided' && flag !== undefined);
  return (
    <ol className={styles['strip']} aria-label={t('motor.review.photos.strip')}>
      {set.photos.map((photo, index) => (
        <li key={photo.photoId}>
          <button
            type="button"
            className={styles['photo']}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <span className={styles['picture']}>
              <PhotoImage quoteId={set.quoteId} photoId={photo.photoId} alt="" isSmall />
            </span>
            <span>{t(`motor.slot.${photo.slot}`)}</span>
            {isMarked(photo) ? (
              <span className={styles['marked']}>
                <LineIcon path={DRAWINGS.warning} size={16} />
                {t('motor.review.photo.marked')}
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ol>
  );
};

const DAY_MS = 86_400_000;

/** The picture's own date is what a device says, and may be anything. */
const useTakenAt = () => {
  const t = useText();
  return ({ takenAt, sentAt }: ReviewPhoto): string => {
    if (takenAt === undefined) return t('motor.review.photo.takenAt.none');
    const days = Math.floor((Date.parse(sentAt) - Date.parse(takenAt)) / DAY_MS);
    const time = formatMoment(takenAt);
    return days > 0 ? t('motor.review.photo.takenAt.before', { time, days }) : time;
  };
};

const Resemblances = ({ photo, code }: { photo: ReviewPhoto; code: string }) => {
  const t = useText();
  return (
    <>
      <ul>
        {photo.resembles.map((other) => (
          <li key={`${other.code} ${other.slot}`}>
            {t(
              other.code === code ? 'motor.review.photo.resembles.own' : 'motor.review.photo.resembles.other',
              { code: other.code, slot: t(`motor.slot.${other.slot}`) },
            )}
          </li>
        ))}
      </ul>
      <p className="py-small py-quiet">{t('motor.review.photo.resembles.note')}</p>
    </>
  );
};

/** Where a photo comes from; hints and resemblances judge nothing. */
const PhotoFacts = ({ photo, set }: { photo: ReviewPhoto; set: ReviewSet }) => {
  const t = useText();
  const takenAt = useTakenAt();
  const { width, height, hints } = photo;
  return (
    <Facts>
      {photo.description === '' ? null : (
        <Fact label={t('motor.review.photo.description')}>{photo.description}</Fact>
      )}
      <Fact label={t('motor.review.photo.source')}>{t(`motor.review.photo.source.${photo.source}`)}</Fact>
      <Fact label={t('motor.review.photo.sentAt')}>{formatMoment(photo.sentAt)}</Fact>
      <Fact label={t('motor.review.photo.takenAt')}>{takenAt(photo)}</Fact>
      <Fact label={t('motor.review.photo.hints')}>
        {hints.length === 0
          ? t('motor.review.photo.hints.none')
          : hints.map((hint) => t(`motor.review.photo.hint.${hint}`)).join(', ')}
      </Fact>
      <Fact label={t('motor.review.photo.pixels')}>
        {t('motor.review.photo.pixels.value', { width, height })}
      </Fact>
      {photo.resembles.length === 0 ? null : (
        <Fact label={t('motor.review.photo.resembles')}>
          <Resemblances photo={photo} code={set.code} />
        </Fact>
      )}
    </Facts>
  );
};
