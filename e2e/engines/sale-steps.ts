import { randomInt } from 'node:crypto';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { TEXTS } from '#support/texts.ts';
import type { Visitor } from './visitor.ts';

export const EMAIL = 'budi.webkit@example.com';

export const inDays = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

/** A phone gets few codes in an hour. */
export const newPhone = (): string => `0816${randomInt(10_000_000, 100_000_000)}`;

const LINK = /^(Tautan|Link)$/;

/** Goes on from each of these pages in turn. */
export const goOn = async (visitor: Visitor, ...pages: readonly string[]): Promise<void> => {
  for (const page of pages) await visitor.goOnFrom(page);
};

/** The share link of the quote that is ready on a page. */
export const linkOf = async (agent: Visitor, page: string): Promise<string> => {
  await agent.isAt(page);
  await agent.reads(TEXTS.id.quoteReady);
  return agent.valueOf(LINK);
};
