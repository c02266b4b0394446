import { productModulesFor } from '#areas/product-module.ts';
import { readEnvironment } from '#environment.ts';
import { openApiDocument } from '#app/plugins/openapi.ts';
import { PRODUCT_ROOMS } from '#products/all.ts';
import { callTable } from '#app/calls/call-table.ts';

const rooms = productModulesFor(PRODUCT_ROOMS, readEnvironment({}));
process.stdout.write(`${JSON.stringify(openApiDocument(callTable(rooms)), null, 2)}\n`);
