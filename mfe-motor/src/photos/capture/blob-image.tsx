import { useCallback } from 'react';
import { showBlob } from '@payung/shared/ui/show-blob.ts';
import styles from './blob-image.module.css';

interface BlobImageProps {
  image: Blob;
  alt: string;
}

/** A picture that is in memory, as long as it is on the screen. */
export const BlobImage = ({ image, alt }: BlobImageProps) => {
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={styles.image} alt={alt} />;
};
