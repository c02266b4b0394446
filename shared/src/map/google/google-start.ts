interface Waiting {
  readonly go: () => void;
  readonly giveUp: (cause: unknown) => void;
}

let hasStarted = false;
let waiting: readonly Waiting[] = [];

const release = (tell: (one: Waiting) => void): void => {
  const those = waiting;
  waiting = [];
  those.forEach(tell);
};

/** Questions may come before the script: they wait for the map that loads it. */
export const googleStart = {
  wait: (): Promise<void> =>
    hasStarted
      ? Promise.resolve()
      : new Promise((go, giveUp) => {
          waiting = [...waiting, { go, giveUp }];
        }),
  done: (): void => {
    hasStarted = true;
    release(({ go }) => go());
  },
  failed: (cause: unknown): void => release(({ giveUp }) => giveUp(cause)),
};
