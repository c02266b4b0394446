/**
 * ILLUSTRATIVE premium tables: no tariff is published for travel insurance, so an insurer puts its own
 * here. Whole rupiah for one adult and one trip, set by this project on 2026-11-01.
 */

/** Longest trip in days of each band; longer trips add a week's premium for every week begun. */
export const BAND_DAYS = [4, 6, 8, 10, 15, 20, 25, 31] as const;

/** A child pays this share of an adult's premium. */
export const CHILD_SHARE = 0.5;

export interface AreaRates {
  /** One premium a band. */
  readonly bands: readonly [number, number, number, number, number, number, number, number];
  readonly extraWeek: number;
}

/** Plan code → coverage area id → rates. A plan is offered only where it has rates. */
export const PREMIUMS: Readonly<Record<string, Readonly<Record<string, AreaRates>>>> = {
  TRVPLT: {
    1: {
      bands: [215_000, 250_000, 292_000, 331_000, 402_000, 478_000, 551_000, 634_000],
      extraWeek: 118_000,
    },
    2: {
      bands: [298_000, 346_000, 401_000, 452_000, 547_000, 649_000, 748_000, 861_000],
      extraWeek: 159_000,
    },
    3: {
      bands: [352_000, 409_000, 474_000, 536_000, 648_000, 768_000, 884_000, 1_018_000],
      extraWeek: 187_000,
    },
    4: {
      bands: [388_000, 451_000, 523_000, 591_000, 716_000, 849_000, 978_000, 1_126_000],
      extraWeek: 207_000,
    },
    5: { bands: [92_000, 107_000, 124_000, 141_000, 171_000, 203_000, 234_000, 270_000], extraWeek: 49_000 },
  },
  TRVGLD: {
    1: { bands: [158_000, 184_000, 214_000, 243_000, 295_000, 351_000, 404_000, 465_000], extraWeek: 86_000 },
    2: {
      bands: [219_000, 254_000, 294_000, 332_000, 402_000, 477_000, 549_000, 632_000],
      extraWeek: 116_000,
    },
    3: {
      bands: [258_000, 300_000, 348_000, 393_000, 476_000, 564_000, 649_000, 748_000],
      extraWeek: 137_000,
    },
    4: {
      bands: [285_000, 331_000, 384_000, 434_000, 526_000, 623_000, 718_000, 827_000],
      extraWeek: 152_000,
    },
    5: { bands: [68_000, 79_000, 92_000, 104_000, 126_000, 149_000, 172_000, 198_000], extraWeek: 36_000 },
  },
  TRVBRZ: {
    1: { bands: [112_000, 130_000, 152_000, 172_000, 209_000, 249_000, 286_000, 330_000], extraWeek: 61_000 },
    2: { bands: [155_000, 180_000, 208_000, 235_000, 285_000, 338_000, 389_000, 448_000], extraWeek: 83_000 },
    4: {
      bands: [202_000, 235_000, 272_000, 307_000, 372_000, 441_000, 509_000, 586_000],
      extraWeek: 108_000,
    },
    5: { bands: [48_000, 56_000, 65_000, 74_000, 89_000, 106_000, 122_000, 141_000], extraWeek: 26_000 },
  },
  TRVGRD: {
    5: { bands: [38_000, 44_000, 52_000, 59_000, 71_000, 84_000, 97_000, 112_000], extraWeek: 20_000 },
  },
  TRVPRS: {
    1: { bands: [89_000, 103_000, 120_000, 136_000, 165_000, 197_000, 226_000, 261_000], extraWeek: 48_000 },
    5: { bands: [29_000, 34_000, 39_000, 45_000, 54_000, 64_000, 74_000, 85_000], extraWeek: 15_000 },
  },
  TRVSCH: {
    3: {
      bands: [196_000, 228_000, 264_000, 298_000, 361_000, 428_000, 493_000, 567_000],
      extraWeek: 104_000,
    },
  },
};
