/* oxlint-disable unicorn/consistent-function-scoping -- its text runs in a browser, alone */
/** How the stand-in for Google's script behaves. */
export interface GoogleDouble {
  /** What its search knows; a text finds the names that contain it. */
  readonly places: readonly {
    readonly name: string;
    readonly area: string;
    readonly lat: number;
    readonly lng: number;
  }[];
  /** As a key does that lacks one of Google's services: it shows on the first letters. */
  readonly refusesSuggestions?: boolean;
  /** As a browser does in which it cannot draw. */
  readonly cannotDraw?: boolean;
}

/** What was asked of it, under `globalThis.googleSeen`. */
export interface GoogleSeen {
  readonly maps: { zoom?: number; options: Record<string, unknown>; center?: unknown }[];
  readonly suggested: Record<string, unknown>[];
  readonly geocoded: Record<string, unknown>[];
  readonly libraries: string[];
}

/**
 * Speaks the part of Google's interface that the picker uses. It stands by itself (its text also runs in
 * a browser, in place of the script), so it may use nothing from outside.
 */
export const installGoogle = ({ places, refusesSuggestions, cannotDraw }: GoogleDouble): void => {
  const seen: GoogleSeen = { maps: [], suggested: [], geocoded: [], libraries: [] };
  const latLng = (place: { lat: number; lng: number }) => ({ lat: () => place.lat, lng: () => place.lng });
  const find = (text: string) =>
    places.filter(({ name, area }) => `${name}, ${area}`.toLowerCase().includes(text.trim().toLowerCase()));
  type Listener = (event?: unknown) => void;

  class Listening {
    listeners: { name: string; listener: Listener }[] = [];
    addListener(name: string, listener: Listener) {
      const entry = { name, listener };
      this.listeners.push(entry);
      return {
        remove: () => {
          this.listeners = this.listeners.filter((other) => other !== entry);
        },
      };
    }
    tell(name: string, event?: unknown): void {
      for (const entry of this.listeners) if (entry.name === name) entry.listener(event);
    }
  }

  class Map extends Listening {
    seen: GoogleSeen['maps'][number];
    element: HTMLElement;
    center = { lat: 0, lng: 0 };
    constructor(element: HTMLElement, options: Record<string, unknown>) {
      super();
      if (cannotDraw) throw new Error('No map here.');
      this.element = element;
      this.seen = { options };
      seen.maps.push(this.seen);
      element.tabIndex = 0;
      element.dataset['google'] = 'map';
      element.addEventListener('click', () => {
        this.tell('click', { latLng: latLng({ lat: this.center.lat + 0.001, lng: this.center.lng }) });
      });
    }
    setCenter(center: { lat: number; lng: number }): void {
      this.center = center;
      this.seen.center = center;
      this.tell('idle');
    }
    getCenter() {
      return latLng(this.center);
    }
    setZoom(zoom: number): void {
      this.seen.zoom = zoom;
    }
    setOptions(options: Record<string, unknown>): void {
      this.seen.options = options;
    }
  }

  class Pin extends Listening {
    drawn = document.createElement('span');
    constructor({ map }: { map?: Map }) {
      super();
      this.drawn.dataset['google'] = 'marker';
      if (map) this.setMap(map);
    }
    setMap(map: Map | null): void {
      this.drawn.remove();
      map?.element.append(this.drawn);
    }
    set map(map: Map | null) {
      this.setMap(map);
    }
    setPosition(): void {
      this.drawn.dataset['moved'] = 'yes';
    }
    setAnimation(): void {
      this.drawn.dataset['animated'] = 'no';
    }
    setDraggable(): void {
      this.drawn.dataset['draggable'] = 'yes';
    }
  }

  const refuse = (): Promise<never> =>
    Promise.reject(new Error('PERMISSION_DENIED: This key may not do that.'));
  const maps = {
    Map,
    Marker: Pin,
    marker: { AdvancedMarkerElement: Pin },
    event: {
      addListener: (target: Listening, name: string, listener: Listener) =>
        target.addListener(name, listener),
      removeListener: (entry: { remove(): void }) => entry.remove(),
    },
    AutocompleteSessionToken: class {
      id = 'session';
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        seen.suggested.push(request);
        if (refusesSuggestions) return refuse();
        return {
          suggestions: find(String(request['input'])).map((place) => ({
            placePrediction: {
              placeId: place.name,
              text: { text: `${place.name}, ${place.area}` },
              mainText: { text: place.name },
              secondaryText: { text: place.area },
              toPlace: () => ({ fetchFields: async () => ({ place: { location: latLng(place) } }) }),
            },
          })),
        };
      },
    },
    Geocoder: class {
      async geocode(request: Record<string, unknown>) {
        seen.geocoded.push(request);
        const [place] = find(String(request['address']));
        // Google rejects when it finds nothing.
        if (!place) throw Object.assign(new Error('ZERO_RESULTS'), { code: 'ZERO_RESULTS' });
        return { results: [{ geometry: { location: latLng(place) } }] };
      }
    },
    importLibrary: async (name: string): Promise<unknown> => {
      seen.libraries.push(name);
      return maps;
    },
  };
  const google = (Reflect.get(globalThis, 'google') ?? {}) as { maps?: object };
  google.maps = Object.assign(google.maps ?? {}, maps);
  Object.assign(globalThis, { google, googleSeen: seen });
};
