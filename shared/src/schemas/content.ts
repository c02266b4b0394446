import * as v from 'valibot';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { searchText } from './parts.ts';

/** The pages whose content is data. */
export const CONTENT_KINDS = ['learning', 'faq', 'help', 'news', 'about'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A piece of content in the language of the request. */
const contentItem = v.strictObject({
  id: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  category: v.string(),
  title: v.string(),
  /** Plain text; an empty line begins a new paragraph. */
  body: v.string(),
  /** Where more of it stands: an address within the application, or an https address. */
  link: v.optional(v.string()),
  /** Minutes that it takes to read or do. */
  minutes: v.optional(v.number()),
  /** The day it was published or last changed: YYYY-MM-DD. */
  date: v.string(),
  /** Sample text, shown until the insurer provides its own. */
  isSample: v.boolean(),
});
export type ContentItem = Clean<typeof contentItem>;

/** What a square metre of a building costs, in whole rupiah. */
const buildingCost = v.strictObject({
  buildingClass: v.string(),
  className: v.string(),
  /** What such a building is made of. */
  description: v.string(),
  region: v.string(),
  regionName: v.string(),
  costPerSquareMetre: v.number(),
});

const buildingCosts = v.strictObject({
  source: v.string(),
  /** The day of the figures: YYYY-MM-DD. */
  sourceDate: v.string(),
  isSample: v.boolean(),
  costs: v.array(buildingCost),
});
export type BuildingCosts = Clean<typeof buildingCosts>;

export const contentCalls = describe({
  getContent: {
    /** `search` finds words of title, category and body in the language of the request. */
    query: v.strictObject({ kind: v.picklist(CONTENT_KINDS), search: searchText(100) }),
    reply: under('data', v.array(contentItem)),
  },
  buildingCosts: { reply: under('data', buildingCosts) },
});
