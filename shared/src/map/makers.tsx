import { ATTRIBUTIONS } from '#places/attributions.ts';
import { readSettings } from '../settings.ts';
import styles from './makers.module.css';

/** Who made what is seen here (GeoNames and the areas ask for it). */
export const Makers = () => {
  const { tileUrl, tileAttribution } = readSettings();
  const makers = [{ name: 'Leaflet', licence: 'BSD-2', url: 'https://leafletjs.com/' }, ...ATTRIBUTIONS];
  return (
    <p className={styles.makers}>
      {tileUrl === undefined ? null : <span>{tileAttribution}</span>}
      {makers.map(({ name, licence, url }) => (
        <a key={name} href={url} target="_blank" rel="noreferrer">
          {`${name} (${licence})`}
        </a>
      ))}
    </p>
  );
};
