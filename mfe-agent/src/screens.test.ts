import { expect, it } from 'vitest';
import { agentRoutes } from './contract/routes.ts';
import { screens } from './screens.ts';

it('has a screen for every row of its route table', async () => {
  expect(Object.keys(screens).toSorted()).toEqual(Object.keys(agentRoutes).toSorted());
  for (const load of Object.values(screens)) expect(typeof (await load()).Screen).toBe('function');
});
