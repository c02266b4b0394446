import { queryOf } from '@payung/shared/api/query.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import { useText } from '#messages/text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ProtectedPicture } from '#ui/protected-picture.tsx';
import styles from './identity-image.module.css';

/** As large as the photo that comes. */
export const IdentityImageSkeleton = () => <Skeleton className={styles.image} />;

/** The photo of a card (IDV-015). */
export const IdentityImage = ({ imageKey }: { imageKey: string }) => {
  const text = useText();
  return (
    <ProtectedPicture
      read={queryOf(identityEndpoints.identityImage, { query: { key: imageKey }, quiet: true })}
      alt={text('identity.image')}
      className={styles.image}
      failure={{ text: text('identity.image.failed') }}
    />
  );
};
