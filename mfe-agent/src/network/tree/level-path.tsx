import { Link } from 'react-router-dom';
import type { MemberName } from '@payung/shared/api/endpoints/network.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './level-path.module.css';
import { levelAddress } from './network-place.ts';
import type { NetworkPlace } from './network-place.ts';

interface LevelPathProps {
  readonly place: NetworkPlace;
  readonly path: readonly MemberName[];
}

/** From whoever looks down to the level that is open. */
export const LevelPath = ({ place, path }: LevelPathProps) => {
  const text = useText();
  const steps = [{ id: '', name: text('tree.you') }, ...path];
  return (
    <nav aria-label={text('tree.path')}>
      <ol className={styles['path']}>
        {steps.map(({ id, name }, index) => (
          <li key={id}>
            {index === steps.length - 1 ? (
              <span className={styles['here']} aria-current="page">
                {name}
              </span>
            ) : (
              <Link className="py-text-button" to={levelAddress(place, id)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
