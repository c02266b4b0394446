import { useEffect } from 'react';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import { useFederation } from '../federation.ts';

/** Stands beside a screen: where that crashes while it is drawn, this is not shown either and tells nothing. */
export const Opened = ({ release }: { readonly release?: ReleaseHead }): null => {
  const { report } = useFederation();
  useEffect(() => report.reportOpened(release), [report, release]);
  return null;
};
