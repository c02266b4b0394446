import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#map/map-engine.ts';

/** Between two letters; somebody pays for each question. */
const PAUSE_MS = 250;
const FEWEST_LETTERS = 3;

/** What may be meant by the text typed so far; an answer that comes too late is dropped. */
export const useSuggestions = (ask: (text: string) => Promise<readonly Suggestion[]>) => {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef(0);

  const clear = (): void => {
    clearTimeout(timer.current);
    question.current += 1;
    setSuggestions([]);
  };

  const type = (text: string): void => {
    clearTimeout(timer.current);
    question.current += 1;
    if (text.trim().length < FEWEST_LETTERS) {
      setSuggestions([]);
      return;
    }
    const asked = question.current;
    timer.current = setTimeout(() => {
      void ask(text.trim()).then((answer) => {
        if (question.current === asked) setSuggestions(answer);
      });
    }, PAUSE_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, type, clear };
};
