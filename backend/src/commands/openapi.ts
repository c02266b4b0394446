import { productModulesFor } from '#areas/product-module.ts';
import { readEnvironment } from '#environment.ts';
import { openApiDocument } from '#app/plugins/openapi.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import { callTable } from '#app/calls/call-table.ts';

const modules = productModulesFor(PRODUCT_MODULES, readEnvironment({}));
process.stdout.write(`${JSON.stringify(openApiDocument(callTable(modules)), null, 2)}\n`);
