import { useText } from '#messages/text.ts';
import { MAP_HEIGHT } from './map-engine.ts';

/** As high as the map that comes. */
export const MapSkeleton = () => {
  const text = useText();
  return (
    <div aria-busy="true" aria-live="polite">
      <span className="py-visually-hidden">{text('common.loading')}</span>
      <span className="py-bone" style={{ height: MAP_HEIGHT }} aria-hidden="true" />
    </div>
  );
};
