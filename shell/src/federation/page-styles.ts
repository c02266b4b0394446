import type { BilingualText } from '@payung/shared/product.ts';
import type { Federation } from './federation.ts';
import { pageStyles } from './files.ts';

/** Goes before the link "load it again" of the page; see platform/src/edge/page/page.ts. */
const INCOMPLETE: BilingualText = {
  en: 'Part of this page could not be loaded. Please ',
  id: 'Sebagian halaman ini tidak dapat dimuat. Silakan ',
};

const sayIncomplete = (): void => {
  const waiting = document.querySelector<HTMLElement>('.waiting');
  if (!waiting?.firstChild) return;
  waiting.firstChild.nodeValue = INCOMPLETE[document.documentElement.lang === 'en' ? 'en' : 'id'];
  waiting.style.animation = 'none';
};

/**
 * Inserts the stylesheets that the page has begun to fetch. The page is drawn after them: never without its styles,
 * and a stylesheet that hangs or is missing neither blocks the scripts nor the text that the page shows meanwhile.
 */
export const loadPageStyles = async ({
  files,
  report,
}: Pick<Federation, 'files' | 'report'>): Promise<boolean> => {
  try {
    await Promise.all(pageStyles().map(({ href }) => files.loadStyle(href)));
    return true;
  } catch (cause) {
    report.reportShellProblem('failed', cause);
    sayIncomplete();
    return false;
  }
};
