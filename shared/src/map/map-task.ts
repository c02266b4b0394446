import type { AddressParts } from '#schemas/places.ts';

export interface MapStart {
  readonly city?: string;
  readonly province?: string;
  readonly address?: string;
}

export interface MapTask {
  /** What is known of the address already: where the map opens. */
  readonly start?: MapStart | undefined;
  /** For the correspondence address, which the server looks up in another way (MAP-009). */
  readonly isCorrespondence?: boolean | undefined;
  readonly onPicked: (parts: AddressParts) => void;
}
