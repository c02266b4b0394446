import type { ReviewSet } from '#contract/inspection.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Marks } from './marks.ts';
import { PhotoImage } from './photo-image.tsx';
import styles from './photo-strip.module.css';

interface PhotoStripProps {
  readonly set: ReviewSet;
  readonly at: number;
  readonly marks: Marks;
  readonly onShow: (at: number) => void;
}

/** All photos small; what is asked for again has a sign and a word. */
export const PhotoStrip = ({ set, at, marks, onShow }: PhotoStripProps) => {
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
