import { createContext, use } from 'react';
import { createContainers } from './container.ts';
import type { LoadContainer } from './container.ts';
import { createErrorPlaces, createReport } from './reports/report.ts';
import { readEarlyFiles } from './early-files.ts';
import { FILE_TAGS } from './file-tags.ts';
import { createFiles } from './files.ts';
import { createPageReports } from './reports/page-reports.ts';
import { createProgress } from './progress.ts';
import { createRegistryStore } from './registry/registry-store.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { createRestFiles } from './rest-files.ts';
import { createScreenStates } from './screen-states.ts';
import type { Shares } from './container.ts';

/** Everything that one page knows of remotes: what is deployed, what has been loaded, what has failed. */
export const createFederation = (shares: Shares, containers?: LoadContainer) => {
  const pageReports = createPageReports();
  const places = createErrorPlaces();
  const report = createReport(pageReports, places);
  const registry = createRegistryStore(report);
  const progress = createProgress();
  const rest = createRestFiles(progress);
  const early = readEarlyFiles();
  const files = createFiles({ tags: FILE_TAGS, progress, places, rest, early });
  const loadContainer = containers ?? createContainers(files, shares);
  const remotes = createRemoteLoader({ loadContainer, files, progress, registry, report, rest, shares });
  const screens = createScreenStates();
  return { ...pageReports, places, report, registry, progress, files, remotes, screens, shares };
};

export type Federation = ReturnType<typeof createFederation>;

export const FederationContext = createContext<Federation | undefined>(undefined);

export const useFederation = (): Federation => {
  const federation = use(FederationContext);
  if (federation === undefined) throw new Error('The page has no federation around this component.');
  return federation;
};
