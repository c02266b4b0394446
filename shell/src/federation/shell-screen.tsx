import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import { LoadError } from './load-error.ts';
import { whileProgressing } from './progress.ts';
import { reportShellProblem } from './report.ts';
import { ScreenPlace } from './screen-place.tsx';
import { openScreen } from './screen-states.ts';
import type { ScreenSource } from './screen-states.ts';

export type ShellScreenImport = () => Promise<{ readonly Screen: ComponentType }>;

const load = async (id: string, open: ShellScreenImport) => {
  try {
    return await whileProgressing(open(), id);
  } catch (cause) {
    reportShellProblem('failed', cause);
    throw cause;
  }
};

const shellScreen = (id: string, open: ShellScreenImport): ScreenSource => ({
  key: `shell/${id}`,
  load: () => load(id, open),
  reportSlow: (detail) => reportShellProblem('slow', new LoadError(`${id}: ${detail}`)),
});

/** One of the shell's own screens, loaded lazily, with a retry. */
export const ShellScreen = ({ id, open }: { readonly id: string; readonly open: ShellScreenImport }) => {
  const source = useMemo(() => shellScreen(id, open), [id, open]);
  useEffect(() => openScreen(source), [source]);
  return <ScreenPlace source={source} />;
};
