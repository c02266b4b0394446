import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../testing/edge-with-faults.ts', import.meta.url));

/** A process of its own that meets such a fault while it answers another request. */
const endedBy = async (fault: string) => {
  const child = spawn(process.execPath, [program, fault], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  const [code] = (await once(child, 'exit')) as [number];
  const lines = (await said)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { code, lines };
};

it.each([
  ['thrown', 'RangeError'],
  ['rejected', 'TypeError'],
])(
  'a fault that is %s outside of every handler is logged with its request, what has begun is answered, and the process ends with 70',
  async (fault, error) => {
    const { code, lines } = await endedBy(fault);
    expect(lines).toEqual([
      {
        event: 'process-fault',
        error,
        where: expect.stringMatching(/^at .*edge-with-faults\.ts/),
        method: 'GET',
        route: `/${fault}/:code`,
      },
      { answered: 'what had begun' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(code).toBe(70);
  },
);
