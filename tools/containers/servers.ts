import path from 'node:path';
import { readPackage } from './server-files.ts';

export interface Server {
  /** What is started, by a person too. */
  readonly entries: readonly string[];
  /** Imported packages that the server does without, and why. */
  readonly without: Readonly<Record<string, string>>;
}

const commandsOf = (root: string, folder: string): readonly string[] => {
  const { scripts = {} } = readPackage(path.join(root, folder));
  return Object.values(scripts).map((command) => path.join(folder, command.replace(/^node /, '')));
};

/** The servers that have an image, and whose image holds what they import and nothing else. */
export const serversIn = (root: string): Readonly<Record<'edge' | 'backend', Server>> => ({
  edge: {
    entries: ['platform/src/commands/serve.ts'],
    without: { '@playwright/test': 'without it and a Chromium the history says that routes were not opened' },
  },
  // An operator runs the commands in a container that serves.
  backend: { entries: commandsOf(root, 'backend'), without: {} },
});
