/** A dialog or drawer on top of the page: Back closes it before it leaves the page. */
interface BackLayer {
  readonly id: string;
  readonly close: () => void;
}

interface Layers {
  /** The topmost last. */
  readonly open: BackLayer[];
  /** Calls of history.back() of our own that have not fired popstate yet; the router must not see them. */
  ownSteps: number;
  /** Where each of them leads: the state of the page below. Copies of older releases do not say it. */
  ownPages?: string[];
  /** Closed layers whose own history.back() is scheduled. */
  leaving: number;
  /** Changes of the history that wait until our own steps are over. */
  waiting: (() => void)[];
  nextId: number;
}

const MARK = 'payungLayer';
const KEY = Symbol.for('payung.backLayers');

/** Id of the layer that an entry of the history belongs to. */
const layerOf = (state: unknown): string | undefined => {
  const id: unknown =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** The state of the page, whose layers repeat it. */
const pageOf = (state: unknown): string => {
  const { [MARK]: _layer, ...page } = (state ?? {}) as Record<string, unknown>;
  return JSON.stringify(page);
};

/** From the entry of a layer to its page. */
const stepBack = (layers: Layers): void => {
  layers.ownSteps += 1;
  (layers.ownPages ??= []).push(pageOf(window.history.state));
  window.history.back();
};

/**
 * Whether our own step has led to its page. Who presses Back while it is on its way is led past the page by both at once, and
 * the browser reports only where they end.
 */
const endsOwnStep = (layers: Layers, event: PopStateEvent): boolean => {
  layers.ownSteps -= 1;
  const page = layers.ownPages?.shift();
  return page === undefined || page === pageOf(event.state);
};

/**
 * Whether the current entry of the history belongs to a layer. A navigation from there must replace it, otherwise
 * Back and Forward would stop at it between the two pages.
 */
export const isLayerOpen = (): boolean => layerOf(window.history.state) !== undefined;

const runPending = (layers: Layers): void => {
  if (layers.ownSteps > 0 || layers.leaving > 0) return;
  for (const go of layers.waiting.splice(0)) go();
};

/** Queues a change of the history until our own pending back() has fired popstate. */
const afterOwnSteps = (layers: Layers, go: () => void): void => {
  layers.waiting.push(go);
  runPending(layers);
};

const handlePop = (layers: Layers, event: PopStateEvent): void => {
  if (layers.ownSteps > 0) {
    if (endsOwnStep(layers, event)) event.stopImmediatePropagation();
    runPending(layers);
    return;
  }
  const top = layers.open.pop();
  if (top !== undefined) {
    event.stopImmediatePropagation();
    top.close();
    return;
  }
  // A navigation left the layer's entry behind: it shows the page once more, so it is skipped.
  if (layerOf(event.state) !== undefined) stepBack(layers);
};

/** Each remote bundles its own copy of this file, so the layers are kept on the window; their fields keep their names. */
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

/** Leaves the entry of a layer that was open before a reload: it shows nothing but the page. */
export const leaveStaleLayer = (): void => {
  const layers = layersOfWindow();
  if (layers.open.length > 0 || layers.ownSteps > 0 || !isLayerOpen()) return;
  stepBack(layers);
};
// On load, not with the first layer: such entries may be in the history already.
leaveStaleLayer();

/** Pushes an entry of the history whose leaving closes the layer; returns a function that removes both. */
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
    // The closing action may navigate next: an entry that is no longer the current one stays.
    layers.leaving += 1;
    setTimeout(() => {
      layers.leaving -= 1;
      if (layerOf(window.history.state) !== id) return runPending(layers);
      stepBack(layers);
    }, 0);
  };
};

/**
 * Runs a page's own step back through the history. While a layer that was just closed is still leaving, the two
 * steps would become one and lead nowhere, so it waits for that of the layer.
 */
export const historyBack = (go: () => void): void => afterOwnSteps(layersOfWindow(), go);
