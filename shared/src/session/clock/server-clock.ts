import { useEffect, useReducer } from 'react';
import { atom, useAtomValue } from 'jotai';
import { PAGE_SENT_META } from '#page-sent.ts';
import { store } from '../store.ts';

/** How far the clock of the server is ahead of that of the device, in milliseconds. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

const SECOND_MS = 1000;
/** A clock that is set back by less keeps nobody waiting, and one that a test stops is not set back. */
const SET_BACK_MS = 5 * SECOND_MS;
const UNKNOWN: Bounds = { least: -Infinity, most: Infinity };

let bounds = UNKNOWN;
/** When the page began by the device's clock: earlier than it was before, where that clock was set back. */
const pageBegan = (): number => Date.now() - performance.now();
let began = pageBegan();

/** The clock of the device is right unless the server has said otherwise. */
const aheadOf = ({ least, most }: Bounds): number => Math.min(most, Math.max(least, 0));

const aheadAtom = atom(0);

/** What many answers have said together; where they cannot all be right, a clock was set and the last one is. */
const learn = (heard: Bounds): void => {
  if (heard.least > heard.most) return;
  const both = { least: Math.max(bounds.least, heard.least), most: Math.min(bounds.most, heard.most) };
  bounds = both.least > both.most ? heard : both;
  began = pageBegan();
  store.set(aheadAtom, aheadOf(bounds));
};

/**
 * To be begun with a request; takes the `Date` of its answer, which has whole seconds and lies between the two moments.
 * Only of an answer that nothing can have kept.
 */
export const followServerDate = (): ((date: unknown) => void) => {
  const askedAt = Date.now();
  return (date) => {
    const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    if (Number.isNaN(said)) return;
    learn({ least: said - Date.now(), most: said + SECOND_MS - askedAt });
  };
};

/** Before the first answer the page itself says when it was sent. */
export const readPageSent = (): void => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SENT_META}"]`);
  const said = Number(meta?.content ?? Number.NaN) * SECOND_MS;
  if (!Number.isNaN(said)) learn({ least: said - Date.now(), most: said + SECOND_MS - pageBegan() });
};

/** Every test begins without an answer. */
export const forgetServerClock = (): void => {
  bounds = UNKNOWN;
  began = pageBegan();
  store.set(aheadAtom, 0);
};

/**
 * Now, by the clock of the server as far as its answers tell; milliseconds since 1970. The clock of a device may be wrong
 * by a day, or be set while the page is open: what the server said is compared with this alone.
 */
export const serverNow = (): number => {
  const begins = pageBegan();
  const setBack = began - begins;
  if (setBack > SET_BACK_MS) bounds = { least: bounds.least + setBack, most: bounds.most + setBack };
  began = begins;
  return Date.now() + aheadOf(bounds);
};

/** Draws again when another answer has told more of the server's clock. */
export const useServerClock = (): void => void useAtomValue(aheadAtom, { store });

/** `serverNow()`, read again that often until a moment has come. */
export const useServerNow = (everyMs: number, until = Infinity): number => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useServerClock();
  const now = serverNow();
  const isWaiting = now < until;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(draw, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isWaiting]);
  return now;
};
