import { Button } from 'antd';
import { useText } from '#messages/text.ts';
import { MAP_HEIGHT } from './map-engine.ts';
import styles from './map-missing.module.css';

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
