/** Jobs that wait for one provider: a lane that is blocked holds up no other. */
export interface Lane {
  readonly name: string;
  /** How many of its jobs run at a time, in each backend. */
  readonly slots: number;
  /** How often a job is tried before it is set aside; the pauses grow (README.md). */
  readonly tries: number;
  /** After that long a job is of no use any more: it is set aside without its content. */
  readonly livesMs?: number;
}
