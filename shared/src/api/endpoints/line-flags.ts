import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** What two people of one line share. It refuses nothing by itself (ruling R39). */
export const FLAG_KINDS = ['idNumber', 'phone', 'bankAccount', 'device'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

export interface LineFlag {
  readonly id: string;
  readonly kind: FlagKind;
  readonly agentName: string;
  readonly agentCode: string;
  /** The other agent of the line, or empty where it is the customer of a policy. */
  readonly otherName: string;
  readonly otherCode: string;
  readonly policyNo: string;
  readonly foundAt: string;
  readonly state: 'open' | 'checked';
  readonly checkedBy?: string;
  readonly checkedAt?: string;
  readonly note: string;
}

export interface LineFlagPage {
  readonly items: readonly LineFlag[];
  readonly total: number;
  readonly next?: string;
}

/** For staff alone. */
export const lineFlagEndpoints = {
  lineFlagCount: endpoint<{ reply: { readonly count: number } }>()({
    method: 'GET',
    path: 'staff/line-flags-count',
    effect: 'reads',
    counted: 'polls',
    origin: 'assumed',
  }),
  listLineFlags: endpoint<{
    query: { readonly status?: 'open' | 'checked'; readonly after?: string };
    reply: LineFlagPage;
  }>()({
    method: 'GET',
    path: 'staff/line-flags',
    effect: 'reads',
    origin: 'assumed',
    wire: { reply: under('data', same<LineFlagPage>()) },
  }),
  /** Somebody of staff has looked into it. */
  checkLineFlag: endpoint<{
    params: { readonly flagId: string };
    body: { readonly note: string };
    reply: LineFlag;
  }>()({
    method: 'POST',
    path: 'staff/line-flags/:flagId/check',
    effect: 'writes',
    origin: 'assumed',
    wire: { reply: under('data', same<LineFlag>()) },
  }),
} as const;
