import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { GoogleMap, MarkerF, useGoogleMap, useJsApiLoader } from '@react-google-maps/api';
import type { Libraries } from '@react-google-maps/api';
import { useLanguage } from '@payung/shared/session/language.ts';
import { readSettings } from '#settings.ts';
import { MAP_HEIGHT, MAP_ZOOM } from '#map/map-engine.ts';
import type { MapPoint } from '#schemas/places.ts';
import type { MapViewProps, MapEngine } from '#map/map-engine.ts';
import { MapSkeleton } from '#map/map-states.tsx';
import type { Language } from '#domain/language.ts';
import { googleStart, googleSearch } from './google-places.ts';

/** The loader compares it by identity. */
const LIBRARIES: Libraries = ['maps', 'marker', 'places', 'geocoding'];
/** A script that has neither come nor failed by then is not waited for. */
const PATIENCE_MS = 12_000;

const loaderOptionsIn = (language: string) => {
  const { mapsKey = '', mapId } = readSettings();
  return {
    id: 'payung-google-maps',
    googleMapsApiKey: mapsKey,
    version: 'quarterly',
    libraries: LIBRARIES,
    language,
    region: 'ID',
    mapIds: mapId === undefined ? [] : [mapId],
    nonce: document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '',
    // Addresses of quotes are nobody else's business.
    authReferrerPolicy: 'origin' as const,
  };
};

let loaderOptions: ReturnType<typeof loaderOptionsIn> | undefined;
/** The script loads once in a page: asking for another language later is an error of the loader. */
const loaderOptionsOnce = (language: string) => (loaderOptions ??= loaderOptionsIn(language));

const literalOf = ({ latitude, longitude }: MapPoint): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

const report = (place: google.maps.LatLng | null | undefined, to: (point: MapPoint) => void): void => {
  if (place) to({ latitude: place.lat(), longitude: place.lng() });
};

/** Needs a map id, without which Google shows none. */
const AdvancedMarker = ({ position }: { position: google.maps.LatLngLiteral }) => {
  const map = useGoogleMap();
  useEffect(() => {
    const marker = new google.maps.marker.AdvancedMarkerElement({ map, position });
    return () => {
      marker.map = null;
    };
  }, [map, position]);
  return null;
};

const LoadedMap = ({ centre, point, label, onPick, onMove }: MapViewProps) => {
  const map = useRef<google.maps.Map>(null);
  const { mapId } = readSettings();
  const middle = useMemo(() => literalOf(centre), [centre]);
  const position = useMemo(() => point && literalOf(point), [point]);
  const options = useMemo(
    (): google.maps.MapOptions => ({
      clickableIcons: false,
      fullscreenControl: false,
      mapTypeControl: false,
      streetViewControl: false,
      gestureHandling: 'greedy',
      ...(mapId === undefined ? {} : { mapId }),
    }),
    [mapId],
  );
  return (
    <div role="application" aria-label={label}>
      <GoogleMap
        mapContainerStyle={{ width: '100%', height: MAP_HEIGHT }}
        center={middle}
        zoom={MAP_ZOOM}
        options={options}
        onLoad={(loaded) => {
          map.current = loaded;
        }}
        onClick={({ latLng }) => report(latLng, onPick)}
        onIdle={() => report(map.current?.getCenter(), onMove)}
      >
        {position && mapId !== undefined ? <AdvancedMarker position={position} /> : null}
        {position && mapId === undefined ? (
          <MarkerF
            position={position}
            draggable
            onDragEnd={({ latLng }: google.maps.MapMouseEvent) => report(latLng, onPick)}
          />
        ) : null}
      </GoogleMap>
    </div>
  );
};

const GoogleMapView = (props: MapViewProps) => {
  const language = useLanguage();
  const { isLoaded, loadError } = useJsApiLoader(loaderOptionsOnce(language));
  const giveUp = useEffectEvent((cause: unknown) => {
    googleStart.failed(cause);
    props.onUnusable(cause);
  });

  useEffect(() => {
    // Google calls this by name when it refuses the key.
    Reflect.set(globalThis, 'gm_authFailure', () => giveUp(new Error('Google Maps refused the key.')));
    return () => void Reflect.deleteProperty(globalThis, 'gm_authFailure');
  }, []);
  useEffect(() => {
    if (isLoaded) {
      googleStart.done();
      return undefined;
    }
    const timer = setTimeout(() => giveUp(new Error('The Google Maps script did not come.')), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  useEffect(() => {
    if (loadError) giveUp(loadError);
  }, [loadError]);

  return isLoaded ? <LoadedMap {...props} /> : <MapSkeleton />;
};

export const googleEngine = (language: Language): MapEngine => ({
  View: GoogleMapView,
  search: googleSearch(language),
});
