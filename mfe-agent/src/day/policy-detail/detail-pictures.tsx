import { useState } from 'react';
import { callAddress } from '@payung/shared/api/client.ts';
import type { DetailPicture } from '@payung/shared/schemas/lists.ts';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
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
  /** The path of the call that serves it, relative to the request base. */
  readonly path: string;
  /** Empty when a text beside the picture says the same. */
  readonly alt: string;
  /** Whether there is space for a retry button. */
  readonly hasRetry?: boolean;
}

/** A picture of a policy, whose address the server names. */
const ReadPicture = ({ path, alt, hasRetry = false }: ReadPictureProps) => {
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

interface DetailPicturesProps {
  readonly pictures: readonly DetailPicture[];
}

/** Pictures of a policy; each can be enlarged. */
export const DetailPictures = ({ pictures }: DetailPicturesProps) => {
  const text = useText();
  const [enlarged, enlarge] = useState<DetailPicture>();
  return (
    <>
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            <button
              type="button"
              className={styles['picture']}
              aria-label={text('detail.enlarge', { label: picture.label })}
              onClick={() => enlarge(picture)}
            >
              <span className={styles['frame']}>
                <ReadPicture path={picture.path} alt="" />
              </span>
              <span className="py-small" aria-hidden="true">
                {picture.label}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {enlarged === undefined ? null : (
        <AdaptiveDialog open title={enlarged.label} width={960} onClose={() => enlarge(undefined)}>
          <div className={styles['large']}>
            <ReadPicture path={enlarged.path} alt={enlarged.label} hasRetry />
          </div>
        </AdaptiveDialog>
      )}
    </>
  );
};
