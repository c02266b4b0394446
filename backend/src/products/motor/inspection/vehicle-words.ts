import type { MotorDetails } from '../details.ts';

/** Such as `Toyota Avanza 2023`. */
export const vehicleNameOf = ({
  brand,
  model,
  year,
}: Pick<MotorDetails, 'brand' | 'model' | 'year'>): string => `${brand} ${model} ${year}`;

type Plate = Pick<MotorDetails, 'plateCode' | 'plateNumber' | 'plateSuffix'>;

/** Such as `B 1234 ABC`. */
export const plateOf = ({ plateCode, plateNumber, plateSuffix }: Plate): string =>
  `${plateCode} ${plateNumber} ${plateSuffix}`;
