import type { Language } from '#domain/language.ts';
import type { EngineKind, MapEngine } from './map-engine.ts';

/** Nothing of a map is fetched before it is asked for here. */
export const loadEngine = async (kind: EngineKind, language: Language): Promise<MapEngine> => {
  if (kind === 'keyless') return (await import('./keyless/keyless-engine.ts')).keylessEngine;
  return (await import('./google/google-engine.ts')).googleEngine(language);
};
