import { useText } from '#messages/text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MAP_HEIGHT } from './map-engine.ts';

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
