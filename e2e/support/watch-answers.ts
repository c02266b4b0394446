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

/** Collects what the server answers to a page from now on; `lack` asserts that none of these texts came. */
export const watchAnswers = (page: Page): { readonly lack: (texts: readonly string[]) => Promise<void> } => {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) bodies.push(bodyOf(answer));
  });
  return {
    lack: async (texts) => {
      const answers = (await Promise.all(bodies)).filter((body) => body !== '');
      expect(answers.length, 'answers that were read').toBeGreaterThan(5);
      for (const text of texts) expect(answers.filter((body) => body.includes(text))).toEqual([]);
    },
  };
};
