import { useIntl } from 'react-intl';
import { useText } from '#messages/text.ts';
import type { MapPoint } from '../schemas/places.ts';
import type { MapSearch } from './map-engine.ts';
import styles from './map-status.module.css';

interface MapStatusProps {
  point: MapPoint | undefined;
  /** What was searched for in vain. */
  unmatched: string;
  search: MapSearch | undefined;
}

/** Nearer than the places are known to stand. */
const SAME_KM = 0.1;
/** Degrees to about ten metres. */
const DIGITS = 4;

/** Says in words where the marker is, for those who do not see it. */
export const MapStatus = ({ point, unmatched, search }: MapStatusProps) => {
  const text = useText();
  const intl = useIntl();
  const words = (): string => {
    if (unmatched !== '') return text('map.unmatched', { words: unmatched });
    if (!point) return text('map.hint');
    const near = search?.nearest?.(point);
    if (near && near.kilometres < SAME_KM) return text('map.at', { place: near.name });
    if (near) {
      const kilometres = intl.formatNumber(near.kilometres, { maximumFractionDigits: 1 });
      return text('map.near', { place: near.name, kilometres });
    }
    const [latitude, longitude] = [point.latitude, point.longitude].map((degrees) =>
      intl.formatNumber(degrees, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS }),
    );
    return text('map.marked', { latitude: latitude ?? '', longitude: longitude ?? '' });
  };
  return <output className={styles.status}>{words()}</output>;
};
