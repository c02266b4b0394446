/** A failure that the shell found itself. Its message names files and remotes alone, so it may be reported. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** What is deployed needs a newer shell than this page runs: loading the page again is what helps. */
export class OutdatedPageError extends LoadError {}
