interface Pause {
  /** How long the provider asks to be left alone; nothing where it does not say. */
  readonly afterMs?: number | undefined;
}

/** What a job throws whose provider cannot take it now. */
export class TryLater extends Error {
  readonly afterMs: number | undefined;
  constructor(problem: string, { afterMs, ...cause }: Pause & ErrorOptions) {
    super(problem, cause);
    this.name = 'TryLater';
    this.afterMs = afterMs;
  }
}
