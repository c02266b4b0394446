/** A starting server has nothing to finish: the files on disk are complete at any moment. */
let end: () => void = () => process.exit(1);

/**
 * This process ends with the one that started it, however that one ends, also by kill -9 in the middle of the start.
 * The channel between the two carries no messages: its closing is the signal. A process that was started without one runs on.
 */
process.once('disconnect', () => end());
// It closed while the files of the server were loaded. Without a parent there is no such property.
if ('connected' in process && !process.connected) end();

/** Replaces what is done at the end. */
export const whenParentEnds = (stop: () => void): void => {
  end = stop;
};
