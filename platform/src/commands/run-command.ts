import { Refusal } from '#registry/refusal.ts';

/** Runs a command to its end; a failure is told in words and in the exit code. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    console.error(cause instanceof Refusal ? `Refused: ${text}` : text);
    process.exitCode = 1;
  }
};
