import type { KeyboardEvent, ReactNode } from 'react';
import { Component } from 'react';
import { useText } from '#messages/text.ts';
import { MapMissing, MapSkeleton } from './map-states.tsx';
import type { MapPoint } from '../schemas/places.ts';
import type { useEngine } from './use-engine.ts';
import styles from './map-area.module.css';

interface MapAreaProps {
  map: ReturnType<typeof useEngine>;
  centre: MapPoint;
  middle: MapPoint;
  point: MapPoint | undefined;
  onPick: (point: MapPoint) => void;
  onMove: (middle: MapPoint) => void;
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** Degrees; the cross would be drawn through the marker. */
const SAME = 1e-4;
const isSame = (a: MapPoint, b: MapPoint | undefined): boolean =>
  b !== undefined && Math.abs(a.latitude - b.latitude) < SAME && Math.abs(a.longitude - b.longitude) < SAME;

/** The map itself; Enter on it does what a click in its middle would. */
export const MapArea = ({ map, middle, ...view }: MapAreaProps) => {
  const text = useText();
  if (map.isBroken) return <MapMissing onRetry={map.retry} />;
  if (!map.engine) return <MapSkeleton />;
  const { View } = map.engine;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isControl(event.target)) return;
    event.preventDefault();
    view.onPick(middle);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the map inside takes the focus
    <div
      className={isSame(middle, view.point) ? styles.area : `${styles.area} ${styles.crossed}`}
      onKeyDown={onKeyDown}
    >
      <EngineBoundary key={map.kind} onFailure={map.leave}>
        <View {...view} label={text('map.label')} onUnusable={map.leave} />
      </EngineBoundary>
    </div>
  );
};

interface EngineBoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Code of others draws the map: when it throws, the form around it stays. */
class EngineBoundary extends Component<EngineBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <MapMissing onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
