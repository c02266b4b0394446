import { useRef } from 'react';
import { useLanguage } from '@payung/shared/session/language.ts';
import type { Language } from '#domain/language.ts';
import type { EngineKind, MapSearch, Suggestion, MapEngine } from './map-engine.ts';
import type { MapPoint } from '../schemas/places.ts';
import { logEngineLeft, logMapFailed } from './map-engine.ts';
import { useLater } from './search/use-later.ts';

/**
 * The engine that draws and searches. One that fails, be it on the first letter typed, gives way to the
 * map without a key: people notice another picture and nothing else.
 */
export const useEngine = (kind: EngineKind, onKind: (kind: EngineKind) => void) => {
  const language = useLanguage();
  const load = () => loadEngine(kind, language);
  const hasLeft = useRef(false);
  const leave = (cause: unknown): void => {
    if (kind === 'keyless') logMapFailed(cause);
    // Its map and a question that waits for it fail of one cause.
    else if (!hasLeft.current) logEngineLeft(cause);
    hasLeft.current = true;
    onKind('keyless');
  };
  const { value: engine, isMissing, retry } = useLater(`${kind} ${language}`, load, leave);

  /** Answers of whichever engine works; nothing when none does. */
  const ask = async <T>(
    question: (search: MapSearch) => Promise<T | undefined>,
    instead = question,
  ): Promise<T | undefined> => {
    try {
      return await question((engine ?? (await load())).search);
    } catch (error) {
      leave(error);
      if (kind === 'keyless') return undefined;
    }
    const next = await loadEngine('keyless', language).catch(() => undefined);
    return next && instead(next.search);
  };

  return {
    kind,
    engine,
    isBroken: isMissing && kind === 'keyless',
    retry,
    leave,
    suggest: async (text: string): Promise<readonly Suggestion[]> =>
      (await ask((search) => search.suggest(text))) ?? [],
    geocode: (text: string): Promise<MapPoint | undefined> => ask((search) => search.geocode(text)),
    locate: (suggestion: Suggestion): Promise<MapPoint | undefined> =>
      ask(
        () => suggestion.locate(),
        (search) => search.geocode(`${suggestion.label}, ${suggestion.detail}`),
      ),
  };
};

/** Nothing of a map is fetched before it is asked for here. */
const loadEngine = async (kind: EngineKind, language: Language): Promise<MapEngine> => {
  if (kind === 'keyless') return (await import('./keyless/keyless-engine.tsx')).keylessEngine;
  return (await import('./google/google-map.tsx')).googleEngine(language);
};
