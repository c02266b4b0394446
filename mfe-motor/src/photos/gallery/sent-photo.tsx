import { BlobPicture, ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import { useText } from '#messages/catalogue.ts';
import type { InspectionPhoto, PhotoFlag } from '#contract/schemas/inspection.ts';
import { photoQuery } from '../inspection-reads.ts';
import styles from './sent-photo.module.css';

/** A photo that is still on this device. */
export const LocalPhoto = ({ image, alt }: { image: Blob; alt: string }) => (
  <BlobPicture image={image} alt={alt} className={styles.photo} />
);

interface SentPhotoProps {
  quoteId: string;
  photoId: string;
  alt: string;
}

/** A photo that the server holds. */
export const SentPhoto = ({ quoteId, photoId, alt }: SentPhotoProps) => {
  const t = useText();
  return (
    <ProtectedPicture
      read={photoQuery(quoteId, photoId)}
      alt={alt}
      className={styles.photo}
      failure={{ text: t('motor.photo.notShown') }}
    />
  );
};

interface PhotoGridProps {
  quoteId: string;
  photos: readonly InspectionPhoto[];
}

/** All photos, read-only. */
export const PhotoGrid = ({ quoteId, photos }: PhotoGridProps) => {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={t('motor.photo.list')}>
      {photos.map(({ photoId, slot }) => {
        const name = t(`motor.slot.${slot}`);
        return (
          <li key={photoId}>
            <SentPhoto quoteId={quoteId} photoId={photoId} alt={name} />
            <span className="py-small">{name}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Why a photo is wanted again, how to take it, and the reviewer's note. */
export const FlagText = ({ flag: { reason, note } }: { flag: PhotoFlag }) => {
  const t = useText();
  return (
    <div>
      <p>
        <strong>{t(`motor.flag.${reason}`)}</strong>
      </p>
      <p>{t(`motor.flag.${reason}.retake`)}</p>
      {note === '' ? null : <p>{t('motor.flag.note', { note })}</p>}
    </div>
  );
};
