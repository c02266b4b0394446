/** While it starts a server has nothing to finish: what is on the disk is whole at any moment. */
let end: () => void = () => process.exit(1);

/**
 * This process ends with the one that started it, however that one ends, also by kill -9 in the middle of the start.
 * The channel between the two carries nothing: its closing tells. A process that was started without one runs on.
 */
process.once('disconnect', () => end());
// It closed while the files of the server were loaded. Without a parent there is no such property.
if ('connected' in process && !process.connected) end();

/** How to end from now on. */
export const whenParentEnds = (stop: () => void): void => {
  end = stop;
};
