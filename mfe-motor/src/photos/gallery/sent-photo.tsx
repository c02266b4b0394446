import { BlobPicture, ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import { useText } from '#messages/catalogue.ts';
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
