import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { reportShellProblem } from './report.ts';
import { ScreenPlace } from './screen-place.tsx';
import { openScreen, retryScreen } from './screen-states.ts';
import type { ScreenSource } from './screen-states.ts';

export type ShellScreenImport = () => Promise<{ readonly Screen: ComponentType }>;

const shellScreen = (id: string, open: ShellScreenImport): ScreenSource => ({
  key: `shell/${id}`,
  load: open,
  reportSlow: (detail) => reportShellProblem(`${id}: ${detail}`),
});

/** One of the shell's own screens, loaded lazily, with a retry. */
export const ShellScreen = ({ id, open }: { readonly id: string; readonly open: ShellScreenImport }) => {
  const source = shellScreen(id, open);
  useEffect(() => openScreen(shellScreen(id, open)), [id, open]);
  return <ScreenPlace source={source} onRetry={() => retryScreen(source)} />;
};
