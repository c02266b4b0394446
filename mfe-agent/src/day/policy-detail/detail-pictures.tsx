import { useState } from 'react';
import type { DetailPicture } from '@payung/shared/api/endpoints/lists.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { ReadPicture } from './read-picture.tsx';
import styles from './detail-pictures.module.css';

interface DetailPicturesProps {
  readonly pictures: readonly DetailPicture[];
}

/** Pictures of a policy; each opens large. */
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
