import type { MapPoint } from '../schemas/places.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

export const hasDevicePosition = (): boolean => 'geolocation' in navigator && Boolean(navigator.geolocation);

/** Where the device is; rejects when it does not know, may not say, or takes too long. */
export const devicePosition = (): Promise<MapPoint> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ message, code }) => reject(new Error(message === '' ? `code ${code}` : message)),
      OPTIONS,
    );
  });
