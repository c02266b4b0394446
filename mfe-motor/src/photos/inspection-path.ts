import { motorRoutes } from '#contract/routes.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

/** The page of the inspection; cars and motorcycles have one each. */
export const inspectionPath = (kind: VehicleKind): string =>
  (kind === 'car' ? motorRoutes.carInspection : motorRoutes.motorcycleInspection).path;
