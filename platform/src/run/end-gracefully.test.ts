import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

// A process starts in a second on a quiet machine.
vi.setConfig({ testTimeout: 120_000 });

const SCRIPT = join(platformRoot, 'src', 'testing', 'faulty-edge.ts');

it('logs where an error came from that nothing caught, and for which route, answers the others, and exits with 1', async () => {
  const child = spawn(process.execPath, [SCRIPT, temporaryFolder()], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  await once(output, 'line');
  const ended = once(child, 'exit');
  const answer = await fetch(`${lines[0]}/api/user/provinces`);
  expect(await answer.json()).toEqual({ whole: true });
  expect((await ended)[0]).toBe(1);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    event: 'uncaught',
    error: 'TypeError',
    where: expect.stringContaining('faulty-edge.ts'),
    route: 'GET /api/*',
  });
  expect(lines.join('\n')).not.toContain('6281234567890');
});
