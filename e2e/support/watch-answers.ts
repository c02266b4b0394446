import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const bodyOf = async (answer: { readonly text: () => Promise<string> }): Promise<string> => {
  try {
    return await answer.text();
  } catch {
    // The page has moved on, and read it no more than we did.
    return '';
  }
};

interface Answers {
  /** Asserts that none of these texts came, though these others did. */
  readonly lack: (texts: readonly string[], others: { readonly though: readonly string[] }) => Promise<void>;
}

/** Collects what the server answers to a page from now on. */
export const watchAnswers = (page: Page): Answers => {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) bodies.push(bodyOf(answer));
  });
  return {
    lack: async (texts, { though }) => {
      const answers = (await Promise.all(bodies)).filter((body) => body !== '');
      for (const text of though) expect(answers.filter((body) => body.includes(text))).not.toEqual([]);
      for (const text of texts) expect(answers.filter((body) => body.includes(text))).toEqual([]);
    },
  };
};
