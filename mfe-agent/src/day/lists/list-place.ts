import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { TypedSearch } from '@payung/shared/domain/lists/search-kind.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { readJson, tabStorage, writeJson } from '@payung/shared/session/browser-storage.ts';

/** The scroll position in a list. Holds no personal data. */
interface ListPlace {
  /** The line that was opened. */
  readonly id: string;
  readonly index: number;
  /** Pixels of the line that were above the window. */
  readonly offset: number;
}

const read = (name: string): ListPlace | undefined =>
  (readJson(tabStorage, name) ?? undefined) as ListPlace | undefined;

/**
 * The place in a list that Back and a reload restore. It belongs to the history entry, so that two
 * entries with the same list do not mix.
 */
export const useListPlace = () => {
  const { key, pathname, search } = useLocation();
  const name = `payung.place:${pathname}${search}:${key}`;
  const arrival = useNavigationType();
  const [place] = useState(() => (arrival === NavigationType.Pop ? read(name) : undefined));
  return {
    place,
    /** Called when a line is opened; `inside` is any element of the line. */
    leaveAt: (id: string, index: number, inside: Element): void => {
      const offset = -Math.round(inside.closest('li')?.getBoundingClientRect().top ?? 0);
      writeJson(tabStorage, name, { id, index, offset } satisfies ListPlace);
    },
  };
};

/** Where a line of a list is opened from (ruling R60): a search by number, or the list of a network. */
export const openedFrom = (search: TypedSearch, isOfMember: boolean): Logkey | undefined => {
  if (search.quoteNo !== undefined || search.policyNo !== undefined) return 'quoteSearch';
  return isOfMember ? 'referalJourney' : undefined;
};

/** State of a navigation from a list: Back of the detail leads to the place in it. */
export const FROM_LIST = { isFromList: true } as const;

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
