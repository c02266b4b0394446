/** Every answer to a call says by it which generation of what is deployed is live; absent where others serve the calls. */
export const GENERATION_HEADER = 'payung-generation';

type Listener = (generation: number) => void;

const listeners = new Set<Listener>();

/** Called at each answer that names it. The shell learns by calls that something was released or rolled back, and need not ask for it. */
export const listenToGenerations = (listen: Listener): (() => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

export const hearGeneration = (value: unknown): void => {
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) return;
  for (const listen of listeners) listen(Number(value));
};
