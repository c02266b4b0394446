import { sampleRoutes } from './contract/routes.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product, routes: sampleRoutes, screens });
