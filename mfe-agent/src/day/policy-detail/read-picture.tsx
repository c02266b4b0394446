import { callAddress } from '@payung/shared/api/client.ts';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { ProtectedPicture } from '@payung/shared/ui/protected-picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './detail-pictures.module.css';

const pictureRead = (path: string) => ({
  queryKey: [store.get(ownerAtom), 'picture', path],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const row = { method: 'GET', path, effect: 'reads', binary: true, origin: 'assumed' } as const;
    return (await callAddress(row, path, { signal })) as Blob;
  },
  meta: { quiet: true },
});

interface ReadPictureProps {
  /** Of the call that answers it, relative to the request base. */
  readonly path: string;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  /** Whether there is space for a button that tries again. */
  readonly hasRetry?: boolean;
}

/** A picture of a policy, whose address the server names. */
export const ReadPicture = ({ path, alt, hasRetry = false }: ReadPictureProps) => {
  const text = useText();
  const failed = { text: text('detail.pictureFailed'), className: styles['failed'], hasRetry };
  return (
    <ProtectedPicture
      read={pictureRead(path)}
      alt={alt}
      className={styles['image']}
      failure={hasRetry ? { ...failed, role: 'alert' } : failed}
    />
  );
};
