import { expect, it } from 'vitest';
import { cameraProblemOf } from './use-camera.ts';

const named = (name: string, message = '') => ({ name, message });

it.each([
  ['somebody said no', named('NotAllowedError', 'Permission denied'), 'denied', 'denied'],
  ['somebody closed the question', named('NotAllowedError', 'Permission dismissed'), 'prompt', 'denied'],
  [
    'Chrome names the system',
    named('NotAllowedError', 'Permission denied by system'),
    'prompt',
    'deniedBySystem',
  ],
  ['the page was allowed', named('NotAllowedError'), 'granted', 'deniedBySystem'],
  ['no lens', named('NotFoundError'), 'prompt', 'none'],
  ['no such lens', named('OverconstrainedError'), 'granted', 'none'],
  ['another app has it', named('NotReadableError'), 'granted', 'busy'],
] as const)('distinguishes why there is no camera: %s', (_name, error, permission, problem) => {
  expect(cameraProblemOf(error, permission)).toBe(problem);
});
