import { readEnvironment } from '#environment.ts';
import type { Environment } from '#environment.ts';
import { makeFilesPrivate } from '#core/database/durable-file.ts';

/** An error is printed in one sentence, and the command exits with 1. */
export const runCommand = async (
  work: (environment: Environment, argument: string | undefined) => Promise<string>,
): Promise<void> => {
  makeFilesPrivate();
  try {
    console.log(await work(readEnvironment(process.env), process.argv[2]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
