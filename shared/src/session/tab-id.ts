import { keptId, tabStorage } from './browser-storage.ts';

/** The id, and behind a blank how its page was last seen: see tab/claim-tab.ts. */
export const TAB_KEY = 'payung.tab';

/** Tells this tab from others, also after a reload. */
export const tabId = (): string => keptId(tabStorage, TAB_KEY).split(' ')[0] ?? '';
