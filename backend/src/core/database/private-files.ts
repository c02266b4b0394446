/** For a process that keeps data of people: what it makes is its own alone. */
export const makeFilesPrivate = (): void => {
  process.umask(0o077);
};
