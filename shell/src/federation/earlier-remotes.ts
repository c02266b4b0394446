import type { Language } from '@payung/shared/domain/language.ts';
import { catalogue } from '#messages/text.ts';

/**
 * For a remote that was released when remotes bundled their own texts as they are written and took the shared ones
 * from the shell: the parser, which no other page loads, and all shared texts. It goes when no such release is left.
 */
export const loadEarlierTexts = async (language: Language): Promise<void> => {
  const [{ readTexts }] = await Promise.all([
    import('./text-parser.ts'),
    catalogue.load(language, 'earlier'),
  ]);
  readTexts();
};
