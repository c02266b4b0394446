import { useEffect, useEffectEvent, useState } from 'react';

interface LoadResult<T> {
  readonly ticket: string;
  readonly value?: T;
}

/** A part that is fetched when it is needed, and may be asked for again when it did not come. */
export const useLater = <T>(key: string, load: () => Promise<T>, onFailure: (error: unknown) => void) => {
  const [arrived, setArrived] = useState<LoadResult<T>>();
  const [attempt, setAttempt] = useState(0);
  const ticket = `${key} ${attempt}`;
  const start = useEffectEvent(load);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let isWanted = true;
    start().then(
      (value) => isWanted && setArrived({ ticket, value }),
      (error: unknown) => {
        if (!isWanted) return;
        setArrived({ ticket });
        fail(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ticket]);

  const isCurrent = arrived?.ticket === ticket;
  return {
    value: isCurrent ? arrived.value : undefined,
    isMissing: isCurrent && arrived.value === undefined,
    retry: () => setAttempt(attempt + 1),
  };
};
