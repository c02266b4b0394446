import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { callAddress } from '@payung/shared/api/client.ts';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { useText } from '#messages/catalogue.ts';
import { showBlob } from '@payung/shared/ui/show-blob.ts';
import styles from './detail-pictures.module.css';

const Picture = ({ image, alt }: { readonly image: Blob; readonly alt: string }) => {
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={styles['image']} alt={alt} />;
};

interface ReadPictureProps {
  /** Of the call that answers it, relative to the request base. */
  readonly path: string;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  /** Whether there is room for a text and a button. */
  readonly hasRetry?: boolean;
}

/** A picture that is read with the session of whoever looks; held in memory only as long as it is on the screen. */
export const ReadPicture = ({ path, alt, hasRetry = false }: ReadPictureProps) => {
  const text = useText();
  const picture = useQuery({
    queryKey: [store.get(ownerAtom), 'picture', path],
    queryFn: async ({ signal }) => {
      const row = { method: 'GET', path, effect: 'reads', binary: true, origin: 'assumed' } as const;
      return (await callAddress(row, path, { signal })) as Blob;
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (picture.data !== undefined) return <Picture image={picture.data} alt={alt} />;
  if (!picture.isError) return <Skeleton className={styles['image']} />;
  return (
    <span className={styles['failed']} role={hasRetry ? 'alert' : undefined}>
      <span className="py-small">{text('detail.pictureFailed')}</span>
      {hasRetry ? <Button onClick={() => void picture.refetch()}>{text('common.tryAgain')}</Button> : null}
    </span>
  );
};
