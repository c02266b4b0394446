import { keptId, tabStorage } from './browser-storage.ts';

/** Tells this tab from others, also after a reload. */
export const tabId = (): string => keptId(tabStorage, 'payung.tab');
