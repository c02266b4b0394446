let running = 0;

/** Follows a call that changes something on the server, until it is answered. */
export const followWrite = async <T>(answer: Promise<T>): Promise<T> => {
  running += 1;
  try {
    return await answer;
  } finally {
    running -= 1;
  }
};

/** Loading the page again would end a call that changes something. */
export const isWriting = (): boolean => running > 0;
