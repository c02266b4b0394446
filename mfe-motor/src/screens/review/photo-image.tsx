import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { queryOf } from '@payung/shared/api/query.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import { showBlob } from '@payung/shared/ui/show-blob.ts';
import styles from './photo-image.module.css';

interface PictureProps {
  readonly image: Blob;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
}

const Picture = ({ image, alt }: PictureProps) => {
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={styles['image']} alt={alt} draggable={false} />;
};

interface PhotoImageProps {
  readonly quoteId: string;
  readonly photoId: string;
  readonly alt: string;
  /** Too small for words and buttons. */
  readonly isSmall?: boolean;
}

/** A photo that only signed-in staff may see; held in memory only as long as it is on the screen. */
export const PhotoImage = ({ quoteId, photoId, alt, isSmall = false }: PhotoImageProps) => {
  const t = useText();
  const photo = useQuery({
    ...queryOf(motorEndpoints.reviewPhoto, { params: { quoteId, photoId }, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (photo.data !== undefined) return <Picture image={photo.data} alt={alt} />;
  if (!photo.isError || isSmall) return <Skeleton className={styles['image']} />;
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('motor.review.photo.failed')}</p>
      <Button onClick={() => void photo.refetch()}>{t('common.tryAgain')}</Button>
    </div>
  );
};
