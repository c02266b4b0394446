import type { VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import { guidePriceAt, vehicleAge } from 'mfe-motor/rules/vehicle.ts';
import { factsByWords } from 'mfe-motor/rules/typed-vehicle.ts';
import type { Queries } from '#core/database/database.ts';
import type { ModelDetails } from '../details.ts';
import { findModelByName, listKnownModels } from '../sql/vehicle-models.ts';

interface TypedVehicle {
  readonly kind: VehicleKind;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly startDate: string;
}

export interface MatchedVehicle extends ModelDetails {
  /** As the catalogue spells them, where it lists the model. */
  readonly brand: string;
  readonly model: string;
}

/** Matches a typed vehicle with the catalogue; an unlisted one is marked (ruling R17) and judged by its name (ruling R72). */
export const matchVehicle = async (db: Queries, typed: TypedVehicle): Promise<MatchedVehicle> => {
  const found = await findModelByName(db, typed);
  if (found === undefined) {
    return {
      brand: typed.brand,
      model: typed.model,
      isModelListed: false,
      ...factsByWords(typed, await listKnownModels(db, typed.kind)),
    };
  }
  return {
    brand: found.brand,
    model: found.model,
    isModelListed: true,
    isEuropean: found.is_european,
    isCommercial: found.is_commercial,
    guidePrice: guidePriceAt(found.guide_price, vehicleAge(typed.year, typed.startDate)),
  };
};
