import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { useText } from '#messages/catalogue.ts';
import { BlobImage } from '../capture/blob-image.tsx';
import { photoQuery } from '../inspection-reads.ts';
import styles from './sent-photo.module.css';

interface SentPhotoProps {
  quoteId: string;
  photoId: string;
  alt: string;
}

/** A photo that the server holds. */
export const SentPhoto = ({ quoteId, photoId, alt }: SentPhotoProps) => {
  const t = useText();
  const image = useQuery(photoQuery(quoteId, photoId));
  if (image.data !== undefined) return <BlobImage image={image.data} alt={alt} />;
  if (!image.isError) return <Skeleton className={styles.waiting} />;
  return (
    <div className="py-row">
      <span className="py-quiet">{t('motor.photo.notShown')}</span>
      <Button onClick={() => void image.refetch()}>{t('common.tryAgain')}</Button>
    </div>
  );
};
