import { useCallback } from 'react';
import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import { useText } from '#messages/text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showBlob } from '#ui/show-blob.ts';
import styles from './identity-image.module.css';

const Picture = ({ image }: { image: Blob }) => {
  const text = useText();
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={styles.image} alt={text('identity.image')} />;
};

/** As large as the photo that comes. */
export const IdentityImageSkeleton = () => <Skeleton className={styles.image} />;

/** The photo of a card (IDV-015), held in memory only as long as it is on the screen. */
export const IdentityImage = ({ imageKey }: { imageKey: string }) => {
  const text = useText();
  const image = useQuery({
    ...queryOf(identityEndpoints.identityImage, { query: { key: imageKey }, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (image.data !== undefined) return <Picture image={image.data} />;
  if (!image.isError) return <IdentityImageSkeleton />;
  return (
    <div className="py-row">
      <span className="py-quiet">{text('identity.image.failed')}</span>
      <Button onClick={() => void image.refetch()}>{text('common.tryAgain')}</Button>
    </div>
  );
};
