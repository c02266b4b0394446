/**
 * What pages load of the shell with the first screen that needs it. The build lists the files of each, and the edge names
 * them in the pages that begin with such a screen; see platform/src/edge/page/early-files.ts.
 */
export const shellParts = {
  /** Federation's code and the share scope: for every screen of a remote. */
  host: () => import('#federation/host.ts'),
  /** For every screen that reads from the server. */
  reads: () => import('#work/read-frame.tsx'),
  /** For every page of who is signed in; named early for pages that are nobody else's. */
  navigation: () => import('#layout/navigation/navigation-entries.tsx'),
  /** For every screen with parts of antd. */
  antd: () => import('#work/antd-frame.tsx'),
};
