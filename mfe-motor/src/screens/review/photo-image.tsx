import { queryOf } from '@payung/shared/api/query.ts';
import { ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './photo-image.module.css';

interface PhotoImageProps {
  readonly quoteId: string;
  readonly photoId: string;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  /** Too small for a failure text and a button. */
  readonly isSmall?: boolean;
}

/** A photo that only signed-in staff may see. */
export const PhotoImage = ({ quoteId, photoId, alt, isSmall = false }: PhotoImageProps) => {
  const t = useText();
  const failure = {
    text: t('motor.review.photo.failed'),
    className: styles['failed'],
    role: 'alert',
  } as const;
  return (
    <ProtectedPicture
      read={queryOf(motorEndpoints.reviewPhoto, { params: { quoteId, photoId }, quiet: true })}
      alt={alt}
      className={styles['image']}
      {...(isSmall ? {} : { failure })}
    />
  );
};
