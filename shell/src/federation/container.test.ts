import { ModuleFederation } from '@module-federation/runtime-core';
import { expect, it } from 'vitest';
import { forgetFailed } from './container.ts';
import type { ShareScopes } from './container.ts';

const sharedScope = (name: string, get: () => Promise<() => object>) => {
  const host = new ModuleFederation({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { sail: { version: '1.0.0', scope: 'default', get, shareConfig: { requiredVersion: false } } },
  });
  return { host, scopes: host.shareScopeMap as unknown as ShareScopes };
};

it('downloads a shared module again after its download failed, which the runtime itself never does', async () => {
  let isBroken = true;
  let requests = 0;
  const { host, scopes } = sharedScope('failing', () => {
    requests += 1;
    return isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(() => ({ sail: 'red' }));
  });
  await expect(host.loadShare('sail')).rejects.toThrow('offline');
  isBroken = false;
  await expect(host.loadShare('sail')).rejects.toThrow('offline');
  expect(requests).toBe(1);

  forgetFailed(scopes);
  const factory = await host.loadShare('sail');
  expect(factory && factory()).toEqual({ sail: 'red' });
  expect(requests).toBe(2);
});

it('downloads a shared module again when its first download never ends', async () => {
  const answers = [new Promise<never>(() => undefined), Promise.resolve(() => ({ sail: 'blue' }))];
  const { host, scopes } = sharedScope('hanging', () => answers.shift()!);
  void host.loadShare('sail');
  await expect.poll(() => answers).toHaveLength(1);
  forgetFailed(scopes);
  const factory = await host.loadShare('sail');
  expect(factory && factory()).toEqual({ sail: 'blue' });
});

it('does not download a shared module again that was loaded', async () => {
  let requests = 0;
  const { host, scopes } = sharedScope('working', () => {
    requests += 1;
    return Promise.resolve(() => ({ sail: 'green' }));
  });
  await host.loadShare('sail');
  forgetFailed(scopes);
  await host.loadShare('sail');
  expect(requests).toBe(1);
});
