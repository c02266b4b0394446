import { tabStorage } from '../browser-storage.ts';
import { TAB_KEY, tabId } from '../tab-id.ts';

/** How this page is seen, behind the id: nothing while it is looked at. */
const say = (seen: 'left' | 'hidden' | undefined): void =>
  tabStorage.write(TAB_KEY, seen === undefined ? tabId() : `${tabId()} ${seen}`);

const lockName = (id: string): string => `${TAB_KEY}.${id}`;
// Pages that are not served by https have no locks.
const locks = (): LockManager | undefined => navigator.locks;

/** Holds the id of a page in the background, which the system may end without a word; returns how to let go of it. */
const holdId = (): (() => void) => {
  const ended = new AbortController();
  const untilEnded = (): Promise<void> =>
    new Promise((resolve) => {
      ended.signal.addEventListener('abort', () => resolve());
      if (ended.signal.aborted) resolve();
    });
  void locks()
    ?.request(lockName(tabId()), untilEnded)
    .catch(() => undefined);
  return () => ended.abort();
};

const isHeld = async (id: string): Promise<boolean> =>
  (await locks()?.request(lockName(id), { ifAvailable: true }, (lock) => lock === null)) ?? true;

/** Writes down how this page is seen. Returns a function that stops. */
const watchPage = (): (() => void) => {
  let letGo: (() => void) | undefined;
  let isLeft = false;
  const look = (): void => {
    letGo?.();
    const isHidden = !isLeft && document.visibilityState === 'hidden';
    letGo = isHidden ? holdId() : undefined;
    const elsewhere = isHidden ? 'hidden' : undefined;
    say(isLeft ? 'left' : elsewhere);
  };
  const leave = (): void => {
    isLeft = true;
    look();
  };
  const comeBack = (): void => {
    isLeft = false;
    look();
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    letGo?.();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
};

/**
 * A duplicated tab begins with a copy of what the first one kept, its id among it. The id is this tab's only where the
 * page before has left, or was ended in the background; every other page gets an id of its own. Until this has ended
 * nothing may be read by the id. Returns a function that stops watching.
 */
export const claimTab = async (): Promise<() => void> => {
  const [id = '', seen] = (tabStorage.read(TAB_KEY) ?? '').split(' ');
  const isOurs = seen === 'left' || (seen === 'hidden' && !(await isHeld(id).catch(() => true)));
  if (!isOurs) tabStorage.write(TAB_KEY, undefined);
  return watchPage();
};
