import { expect, it } from 'vitest';
import { deepTestsOf, journeysOf, testFoldersOf } from './changes.ts';

it('looks for tests of the backend in the areas and products that changed, for others wherever something imports the change', () => {
  const everywhere = ['shared/', 'shell/', 'mfe-', 'platform/', 'tools/'];
  expect(testFoldersOf(['shared/src/domain/dates.ts'])).toEqual(everywhere);
  expect(
    testFoldersOf([
      'backend/src/areas/quote/open-quote.ts',
      'backend/src/areas/quote/price.ts',
      'backend/src/products/kite/handlers.ts',
      'backend/src/core/http/turns.ts',
    ]),
  ).toEqual([
    ...everywhere,
    'backend/src/areas/quote/',
    'backend/src/products/kite/',
    'backend/src/core/http/',
  ]);
});

it('runs a long test of processes when something in its folder changed', () => {
  const tests = [
    'platform/src/create-remote/create-remote.deep.test.ts',
    'backend/src/core/jobs/kill.deep.test.ts',
  ];
  expect(deepTestsOf(['platform/src/create-remote/template/mfe-sample/src/screens.ts'], tests)).toEqual([
    'platform/src/create-remote/create-remote.deep.test.ts',
  ]);
  expect(deepTestsOf(['platform/src/edge/edge.ts'], tests)).toEqual([]);
});

it('runs the journeys of the remotes that changed, in the browser or on the server', () => {
  expect(
    journeysOf(['mfe-agent/src/screens.ts', 'mfe-agent/src/product.ts', 'shared/src/ui/toast.ts']),
  ).toEqual(['agent/stories']);
  expect(journeysOf(['mfe-kite/src/screens.ts'], (folder) => folder === 'mfe-kite/e2e')).toEqual([
    'mfe-kite/e2e',
  ]);
  expect(journeysOf(['backend/src/products/nobody/price.ts', 'platform/src/edge/edge.ts'])).toEqual([]);
});
