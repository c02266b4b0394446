import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { BlobPicture, ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './review.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface PhotoProps {
  readonly registrationId: string;
  readonly part: 'idCard' | 'tax';
}

const OpenPhoto = ({ registrationId, part }: PhotoProps) => {
  const text = useText();
  const [isLarge, setLarge] = useState(false);
  const alt = text(`review.photo.${part}`);
  return (
    <ProtectedPicture
      read={{
        queryKey: ['registration-photo', registrationId, part],
        queryFn: () =>
          call(registrationReviewEndpoints.registrationPhoto, { params: { registrationId, part } }),
        meta: { quiet: true },
      }}
      alt={alt}
      loading={<Skeleton shape="title" />}
      failure={{ text: text('review.photo.failed'), className: 'py-stack-tight', role: 'alert' }}
    >
      {(image) => (
        <div className="py-stack-tight">
          <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {text(isLarge ? 'review.photo.fit' : 'review.photo.enlarge')}
          </Button>
          {/* Keys scroll it as well. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles['frame']} tabIndex={0} aria-label={alt}>
            <BlobPicture image={image} alt={alt} className={styles[isLarge ? 'large' : 'image']} />
          </section>
        </div>
      )}
    </ProtectedPicture>
  );
};

/** Opened on demand: every view is written to the audit trail. */
export const Photo = (props: PhotoProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text(`review.photo.open.${props.part}`)}</Button>
      <AdaptiveDialog
        open={isOpen}
        title={text(`review.photo.${props.part}`)}
        onClose={() => setOpen(false)}
        width={960}
      >
        <OpenPhoto {...props} />
      </AdaptiveDialog>
    </>
  );
};
