import { DeploymentError } from '#registry/data-folder.ts';

/** Runs a command to its end; a failure is printed and sets the exit code. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    console.error(cause instanceof DeploymentError ? `Refused: ${text}` : text);
    process.exitCode = 1;
  }
};
