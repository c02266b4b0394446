import { onTestFinished } from 'vitest';
import { SETTINGS_ELEMENT } from '#settings.ts';
import type { PageSettings } from '#settings.ts';

/** Gives the page settings, as the edge writes them, until the test is over. */
export const configurePage = (settings: PageSettings): void => {
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  onTestFinished(() => element.remove());
};
