/** Leads the large network of the demo. */
export const WAHYU = '081200000011';

/** Of a platform with that many members below Wahyu; from 2,400 on, the member NET10 leads 1,200 directly. */
export const largeNetwork = (members: number): Readonly<Record<string, string>> => ({
  PAYUNG_DEMO_MEMBERS: String(members),
});
