/** One stop of a journey: whether it is wanted at all, and whether it was answered. */
export interface JourneyStop<Answers, Id extends string = string> {
  readonly id: Id;
  readonly path: string;
  /** Left out for these answers, for example a question that does not apply. */
  readonly isSkipped?: (answers: Answers) => boolean;
  /** Everything that this stop asks for is there. */
  readonly isAnswered: (answers: Answers) => boolean;
}

/** Stops in their order, as data. Where somebody stands is derived from the answers, never stored. */
export type Journey<Answers, Id extends string = string> = readonly JourneyStop<Answers, Id>[];

export const defineJourney =
  <Answers>() =>
  <const Id extends string>(stops: readonly JourneyStop<Answers, Id>[]): Journey<Answers, Id> =>
    stops;

const onTheWay = <A, I extends string>(journey: Journey<A, I>, answers: A): Journey<A, I> =>
  journey.filter((stop) => stop.isSkipped?.(answers) !== true);

/** The first stop that still asks something; the last one when all is answered. */
export const firstOpen = <A, I extends string>(journey: Journey<A, I>, answers: A): JourneyStop<A, I> => {
  const stops = onTheWay(journey, answers);
  const open = stops.find((stop) => !stop.isAnswered(answers)) ?? stops.at(-1);
  if (open === undefined) throw new Error('A journey needs at least one stop.');
  return open;
};

/** Answered stops may be seen again; of the open ones only the first. */
export const mayVisit = <A, I extends string>(journey: Journey<A, I>, answers: A, id: I): boolean => {
  const stops = onTheWay(journey, answers);
  const at = stops.findIndex((stop) => stop.id === id);
  return at !== -1 && at <= stops.indexOf(firstOpen(journey, answers));
};

const beside = <A, I extends string>(
  journey: Journey<A, I>,
  answers: A,
  id: I,
  offset: 1 | -1,
): JourneyStop<A, I> | undefined => {
  const at = journey.findIndex((stop) => stop.id === id);
  const rest = offset === 1 ? journey.slice(at + 1) : journey.slice(0, Math.max(0, at)).toReversed();
  return at === -1 ? undefined : onTheWay(rest, answers)[0];
};

/** The stop after this one, whether it is answered or not; nothing at the end. */
export const next = <A, I extends string>(journey: Journey<A, I>, answers: A, id: I) =>
  beside(journey, answers, id, 1);

/** The stop before this one; nothing at the start. */
export const previous = <A, I extends string>(journey: Journey<A, I>, answers: A, id: I) =>
  beside(journey, answers, id, -1);
