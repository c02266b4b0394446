/** One line of the edge's log: facts of its own, no values of people. */
export type LogEntry = Readonly<Record<string, string | number | undefined>> & { readonly event: string };

export type EdgeLog = (entry: LogEntry) => void;

/** As a line of JSON, as the backend logs. */
export const logLine = (entry: LogEntry, now: Date): string =>
  JSON.stringify({ level: 'warn', time: now.toISOString(), from: 'edge', ...entry });

/** A phone number, an ID number or a code, also in groups: five digits or more. */
const NUMBER = /\d(?:[ .-]?\d){4,}/g;

/** Numbers of people and control characters do not belong into a log. */
export const masked = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- it is the control characters that must go
  text.replaceAll(NUMBER, '#####').replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ');
