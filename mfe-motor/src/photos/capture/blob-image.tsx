import { useCallback } from 'react';
import styles from './blob-image.module.css';

interface BlobImageProps {
  image: Blob;
  alt: string;
}

/** A picture that is in memory, as long as it is on the screen. */
export const BlobImage = ({ image, alt }: BlobImageProps) => {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(image);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  return <img ref={show} className={styles.image} alt={alt} />;
};
