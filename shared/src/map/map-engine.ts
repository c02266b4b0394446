import type { ComponentType } from 'react';
import type { MapPoint } from '#schemas/places.ts';
import { logOnly } from '@payung/shared/api/handle-api-error.ts';

/** MAP-002, and MAP-003 in pixels. */
export const MAP_ZOOM = 14;
export const MAP_HEIGHT = 300;

/** Where the map opens when nothing is known of the address: Jakarta's Merdeka square. */
export const DEFAULT_CENTRE: MapPoint = { latitude: -6.1754, longitude: 106.8272 };

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** The areas around it. */
  readonly detail: string;
  locate(): Promise<MapPoint | undefined>;
}

/** A rejection means that the engine is out of order, never that nothing was found. */
export interface MapSearch {
  suggest(text: string): Promise<readonly Suggestion[]>;
  geocode(text: string): Promise<MapPoint | undefined>;
  /** The known place next to a point, where the engine knows one without asking anybody. */
  nearest?(point: MapPoint): { readonly name: string; readonly kilometres: number } | undefined;
}

export interface MapViewProps {
  /** What the map shows in its middle; another object moves it there. */
  centre: MapPoint;
  /** Where the marker is. */
  point: MapPoint | undefined;
  label: string;
  onPick: (point: MapPoint) => void;
  /** The middle as people move the map. */
  onMove: (centre: MapPoint) => void;
  /** The engine does not work here; said once. */
  onUnusable: (cause: unknown) => void;
}

export interface MapEngine {
  readonly View: ComponentType<MapViewProps>;
  /** Who made what is shown, where the map does not say so itself. */
  readonly Makers?: ComponentType;
  readonly search: MapSearch;
}

export type EngineKind = 'google' | 'keyless';

/** MAP-004, literally; only logged. */
const NOT_FOUND = 'Location not found';

export const logNotFound = (): void => logOnly(NOT_FOUND);

/** MAP-005. */
export const logNoPosition = (cause: unknown): void =>
  logOnly('The position of the device is not known.', cause);

export const logEngineLeft = (cause: unknown): void =>
  logOnly('Google Maps is not usable here: the map without a key takes its place.', cause);

export const logMapFailed = (cause: unknown): void => logOnly('The map is not available.', cause);
