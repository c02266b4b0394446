import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** The pages whose content is data. */
export const CONTENT_KINDS = ['learning', 'faq', 'help', 'news', 'about'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A piece of content in the language of the request. */
export interface ContentItem {
  readonly id: string;
  readonly kind: ContentKind;
  readonly category: string;
  readonly title: string;
  /** Plain text; an empty line begins a new paragraph. */
  readonly body: string;
  /** Where more of it stands: an address within the application, or an https address. */
  readonly link?: string;
  /** Minutes that it takes to read or do. */
  readonly minutes?: number;
  /** The day it was published or last changed: YYYY-MM-DD. */
  readonly date: string;
  /** Stands in until the insurer gives its own. */
  readonly isSample: boolean;
}

/** What a square metre of a building costs, in whole rupiah. */
export interface BuildingCost {
  readonly buildingClass: string;
  readonly className: string;
  /** What such a building is made of. */
  readonly description: string;
  readonly region: string;
  readonly regionName: string;
  readonly costPerSquareMetre: number;
}

export interface BuildingCosts {
  readonly source: string;
  /** The day of the figures: YYYY-MM-DD. */
  readonly sourceDate: string;
  readonly isSample: boolean;
  readonly costs: readonly BuildingCost[];
}

export const contentEndpoints = {
  /** In the order of the page; `search` finds words of title, category and body in the language of the request. */
  getContent: endpoint<{
    query: { readonly kind: ContentKind; readonly search?: string };
    reply: readonly ContentItem[];
  }>()({
    method: 'GET',
    path: 'agent/content',
    service: 'further',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<readonly ContentItem[]>()) },
    origin: 'assumed',
  }),
  buildingCosts: endpoint<{ reply: BuildingCosts }>()({
    method: 'GET',
    path: 'agent/building-costs',
    service: 'further',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<BuildingCosts>()) },
    origin: 'assumed',
  }),
} as const;
