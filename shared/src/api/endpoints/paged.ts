import type { Codec } from '#wire/wire-names.ts';
import { record } from '#wire/wire-names.ts';

interface Paged {
  readonly limit?: string;
  readonly after?: string;
  readonly tab?: string;
}

/** What a list is asked with, as rulings R30a and R76 spell it; the names of an earlier release pass as they are. */
export const pagedQuery = <Search extends Paged>(): Codec<Search> =>
  record<Paged>({ limit: 'perPage', after: 'cursor', tab: 'leadStatus' }) as unknown as Codec<Search>;

/** Answers where the next page begins as `nextCursor`, and as `next`, which open pages of an earlier release read. */
export const withCursor = <Page extends { readonly next?: string }>(page: Codec<Page>): Codec<Page> => ({
  encode: (clean) => {
    const wire = page.encode(clean) as Record<string, unknown>;
    return clean.next === undefined ? wire : { ...wire, nextCursor: clean.next };
  },
  decode: (wire) => {
    const { nextCursor, ...fields } = wire as Record<string, unknown>;
    return page.decode(nextCursor === undefined ? fields : { ...fields, next: nextCursor });
  },
});
