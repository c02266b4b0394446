/** Square metres that the cost guide takes; more digits than any storeys have. */
export const MAX_AREA_DIGITS = 5;

export interface MetreCost {
  readonly buildingClass: string;
  readonly region: string;
  /** Whole rupiah. */
  readonly costPerSquareMetre: number;
}

/** What such a building of that area costs to build, in whole rupiah; nothing while something is missing. */
export const buildingCost = (
  costs: readonly MetreCost[],
  chosen: {
    readonly buildingClass: string | undefined;
    readonly region: string | undefined;
    readonly area: string;
  },
): number | undefined => {
  const { buildingClass, region, area } = chosen;
  const cost = costs.find((each) => each.buildingClass === buildingClass && each.region === region);
  const metres = /^\d+$/.test(area) ? Number(area) : 0;
  return cost === undefined || metres === 0 ? undefined : cost.costPerSquareMetre * metres;
};
