import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import { useFederation } from './federation.ts';
import type { Federation } from './federation.ts';
import { LoadError } from './load-error.ts';
import { ScreenPlace } from './screen-place.tsx';
import type { ScreenSource } from './screen-states.ts';

export type ShellScreenImport = () => Promise<{ readonly Screen: ComponentType }>;

const shellScreen = (
  { progress, report }: Federation,
  id: string,
  open: ShellScreenImport,
): ScreenSource => ({
  key: `shell/${id}`,
  load: async () => {
    try {
      return await progress.whileProgressing(open(), id);
    } catch (cause) {
      report.reportShellProblem('failed', cause);
      throw cause;
    }
  },
  reportSlow: (detail) => report.reportShellProblem('slow', new LoadError(`${id}: ${detail}`)),
});

/** One of the shell's own screens, loaded lazily, with a retry. */
export const ShellScreen = ({ id, open }: { readonly id: string; readonly open: ShellScreenImport }) => {
  const federation = useFederation();
  const { screens } = federation;
  const source = useMemo(() => shellScreen(federation, id, open), [federation, id, open]);
  useEffect(() => screens.openScreen(source), [screens, source]);
  return <ScreenPlace source={source} />;
};
