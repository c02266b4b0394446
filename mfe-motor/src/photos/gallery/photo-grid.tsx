import type { InspectionPhoto } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { SentPhoto } from './sent-photo.tsx';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  quoteId: string;
  photos: readonly InspectionPhoto[];
}

/** Photos only to be looked at. */
export const PhotoGrid = ({ quoteId, photos }: PhotoGridProps) => {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={t('motor.photo.list')}>
      {photos.map(({ photoId, slot }) => {
        const name = t(`motor.slot.${slot}`);
        return (
          <li key={photoId}>
            <SentPhoto quoteId={quoteId} photoId={photoId} alt={name} />
            <span className="py-small">{name}</span>
          </li>
        );
      })}
    </ul>
  );
};
