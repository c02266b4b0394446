import { useText } from '#messages/text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MAP_HEIGHT } from './map-engine.ts';
import styles from './map-states.module.css';
import { Button } from '#ui/button.tsx';

/** In the place of a map that could not be fetched. */
export const MapMissing = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <div className={styles.missing} style={{ minHeight: MAP_HEIGHT }} role="alert">
      <p>{text('map.missing')}</p>
      <Button onClick={onRetry}>{text('common.tryAgain')}</Button>
    </div>
  );
};

/** As high as the map that comes. */
export const MapSkeleton = () => {
  const text = useText();
  return (
    <div aria-busy="true" aria-live="polite">
      <span className="py-visually-hidden">{text('common.loading')}</span>
      <Skeleton height={MAP_HEIGHT} />
    </div>
  );
};
