import type { VehicleForm } from 'mfe-motor/contract/changes.ts';
import { refusalFields } from 'mfe-motor/contract/fields.ts';
import type { ModelFacts } from 'mfe-motor/rules/acceptance.ts';
import { checkVehicle } from 'mfe-motor/rules/check-vehicle.ts';
import { checkCustomer } from 'mfe-motor/rules/customer.ts';
import type { MotorCustomer } from 'mfe-motor/rules/customer.ts';
import { record } from '@payung/shared/wire/wire-names.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { refuseFirst } from '#core/http/refuse-first.ts';
import type { Problems } from '#core/http/refuse-first.ts';
import { motorTextOf } from './texts.ts';

const WIRE_FIELDS = record<Problems>(refusalFields);

/** A refusal names the field as the wire spells it. */
const refuseProblems = (problems: Problems): void =>
  refuseFirst(WIRE_FIELDS.encode(problems) as Problems, motorTextOf);

export const validateVehicle = (form: VehicleForm, today: IsoDate, model: ModelFacts): void =>
  refuseProblems(checkVehicle(form, today, model));

export const validateCustomer = (customer: MotorCustomer, today: IsoDate, approvedUntil?: IsoDate): void => {
  const { address, ...fields } = checkCustomer(customer, today, approvedUntil);
  refuseProblems({ ...fields, ...address });
};
