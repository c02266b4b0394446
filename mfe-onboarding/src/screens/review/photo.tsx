import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { useText } from '#messages/catalogue.ts';
import { showBlob } from '@payung/shared/ui/show-blob.ts';
import styles from './photo.module.css';

const Picture = ({ image, alt, isLarge }: { image: Blob; alt: string; isLarge: boolean }) => {
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={styles['image']} data-large={isLarge || undefined} alt={alt} />;
};

interface PhotoProps {
  readonly registrationId: string;
  readonly part: 'idCard' | 'tax';
}

const OpenPhoto = ({ registrationId, part }: PhotoProps) => {
  const text = useText();
  const [isLarge, setLarge] = useState(false);
  const alt = text(`review.photo.${part}`);
  const photo = useQuery({
    queryKey: ['registration-photo', registrationId, part],
    queryFn: () => call(registrationReviewEndpoints.registrationPhoto, { params: { registrationId, part } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (photo.data === undefined)
    return photo.isError ? (
      <div role="alert" className="py-stack-tight">
        <p>{text('review.photo.failed')}</p>
        <Button onClick={() => void photo.refetch()}>{text('common.tryAgain')}</Button>
      </div>
    ) : (
      <Skeleton shape="title" />
    );
  return (
    <div className="py-stack-tight">
      <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {text(isLarge ? 'review.photo.fit' : 'review.photo.enlarge')}
      </Button>
      {/* Scrolled by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['frame']} tabIndex={0} aria-label={alt}>
        <Picture image={photo.data} alt={alt} isLarge={isLarge} />
      </section>
    </div>
  );
};

/** Opened on demand, for each look is kept; held in memory only as long as it is on the screen. */
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
