/** Something that lies on top of the page: Back closes it before it leaves the page. */
export interface BackLayer {
  readonly id: string;
  readonly close: () => void;
}

interface Layers {
  /** The topmost last. */
  readonly open: BackLayer[];
  /** Steps back that we took ourselves and nobody else may see. */
  ownSteps: number;
  /** Layers that were closed, and whose own step is about to be taken. */
  leaving: number;
  /** What changes the history once our steps are over. */
  waiting: (() => void)[];
  nextId: number;
}

const MARK = 'payungLayer';
const KEY = Symbol.for('payung.backLayers');

/** The layer that the entry of the history was made for. */
const layerOf = (state: unknown): string | undefined => {
  const id: unknown =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Whether the newest entry of the history is that of a layer. Whoever leads to another page from there replaces it:
 * otherwise Back and Forward would meet it between the two pages.
 */
export const isLayerOpen = (): boolean => layerOf(window.history.state) !== undefined;

const goOn = (layers: Layers): void => {
  if (layers.ownSteps > 0 || layers.leaving > 0) return;
  for (const go of layers.waiting.splice(0)) go();
};

/** An entry that is made, or a step that is taken, while one of ours is on its way would mix with it. */
const afterOwnSteps = (layers: Layers, go: () => void): void => {
  layers.waiting.push(go);
  goOn(layers);
};

const handlePop = (layers: Layers, event: PopStateEvent): void => {
  if (layers.ownSteps > 0) {
    layers.ownSteps -= 1;
    event.stopImmediatePropagation();
    goOn(layers);
    return;
  }
  const top = layers.open.pop();
  if (top !== undefined) {
    event.stopImmediatePropagation();
    top.close();
    return;
  }
  // The page went on while its layer was open: that entry shows the page once more, so it is passed over.
  if (layerOf(event.state) !== undefined) {
    layers.ownSteps += 1;
    window.history.back();
  }
};

/** Every remote brings its own copy of this file; the layers are those of the window. */
const layersOfWindow = (): Layers => {
  const host = window as unknown as Record<symbol, Layers | undefined>;
  const known = host[KEY];
  if (known !== undefined) return known;
  const layers: Layers = { open: [], ownSteps: 0, leaving: 0, waiting: [], nextId: 1 };
  host[KEY] = layers;
  // Before the router: a step that only closes a layer is no navigation.
  window.addEventListener('popstate', (event) => handlePop(layers, event), { capture: true });
  return layers;
};

/** Leaves the entry of a layer that was open before the page was loaded anew: it shows nothing but the page. */
export const leaveLayerOfBefore = (): void => {
  const layers = layersOfWindow();
  if (layers.open.length > 0 || layers.ownSteps > 0 || !isLayerOpen()) return;
  layers.ownSteps += 1;
  window.history.back();
};
// At once, not with the first layer: such entries may lie in the history already.
leaveLayerOfBefore();

/** Puts an entry on the history whose leaving closes the layer; answers how to take both away. */
export const openBackLayer = (close: () => void): (() => void) => {
  const layers = layersOfWindow();
  const id = `${Date.now()}-${layers.nextId}`;
  layers.nextId += 1;
  const layer: BackLayer = { id, close };
  layers.open.push(layer);
  afterOwnSteps(layers, () => {
    if (!layers.open.includes(layer)) return;
    const state: unknown = window.history.state;
    // With the state of the page, so that the router finds its own place in it.
    window.history.pushState({ ...(state as object | null), [MARK]: id }, '');
  });
  return () => {
    const at = layers.open.indexOf(layer);
    if (at === -1) return;
    layers.open.splice(at, 1);
    // Whoever closed the layer may be about to go on: an entry that is no longer the last one stays.
    layers.leaving += 1;
    setTimeout(() => {
      layers.leaving -= 1;
      if (layerOf(window.history.state) !== id) return goOn(layers);
      layers.ownSteps += 1;
      window.history.back();
    }, 0);
  };
};

/**
 * For a page's own step back through the history. Taken while a layer that was just closed is still leaving, it would
 * be one step with that of the layer, and lead nowhere.
 */
export const stepBack = (go: () => void): void => afterOwnSteps(layersOfWindow(), go);
