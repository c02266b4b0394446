import { motorCalls, motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import { MOTOR_ACCESS } from './access.ts';
import { fillCatalogue } from './catalogue/import-vehicles.ts';
import { MOTOR_DEMO_PROMO_CODES, motorDemoSales } from './demo.ts';
import { MOTOR_FIELD_NAMES } from './texts.ts';
import { motorHandlers } from './handlers.ts';
import { deleteExpiredPhotos } from './inspection/change-photos.ts';
import { MOTOR_LIMITS } from './inspection/limits.ts';
import { motorCar, motorMotorcycle } from './product.ts';

/** All that motor brings to the backend: two products that share their calls. */
export const motorModule = productModule({
  products: [motorCar, motorMotorcycle],
  limits: MOTOR_LIMITS.rows,
  prepare: fillCatalogue,
  endpoints: motorCalls,
  typedCalls: motorEndpoints,
  handlers: motorHandlers,
  access: MOTOR_ACCESS,
  fieldNames: MOTOR_FIELD_NAMES,
  listsErrors: ['createMotorQuote'],
  removeExpired: deleteExpiredPhotos,
  sealedPictures: [
    {
      table: 'motor_photos',
      keys: ['quote_id', 'photo_id'],
      column: 'sealed',
      mark: 'sealed_by',
      purpose: 'inspection photo',
    },
  ],
  demoSales: motorDemoSales,
  demoPromoCodes: {
    [motorCar.productId]: MOTOR_DEMO_PROMO_CODES.car,
    [motorMotorcycle.productId]: MOTOR_DEMO_PROMO_CODES.motorcycle,
  },
});
