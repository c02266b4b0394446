import type { IsoDate } from '#domain/dates.ts';
import type { ProgressStep } from '#routes/route.ts';
import { isSold, stageRank } from '#domain/stages.ts';
import type { Stage } from '#domain/stages.ts';

/** All that decides where a journey stands. */
export interface JourneyAnswers<Quote> {
  /** Nothing until a quote was made. */
  readonly quote: Quote | undefined;
  /** An agent at work; otherwise the customer of a share link. */
  readonly isAgent: boolean;
  readonly today: IsoDate;
}

/** One stop of a journey: its page, whether it is wanted at all, and whether it was answered. */
interface JourneyStop<Quote, Id extends string = string> {
  readonly id: Id;
  /** The row of the route table: where the page is, and its step of the progress panel. */
  readonly route: { readonly path: string; readonly step?: ProgressStep };
  /** Left out for these answers, for example a question that does not apply. */
  readonly isSkipped?: (answers: JourneyAnswers<Quote>) => boolean;
  /** Everything that this stop asks for is there. */
  readonly isAnswered: (answers: JourneyAnswers<Quote>) => boolean;
  /** May be opened although the stop before it is not answered, such as the form that makes a quote. */
  readonly isEntry?: true;
  /** The state of the navigation says that the stop is only looked at: it may be, wherever the quote stands. */
  readonly isOnlyShown?: (state: unknown) => boolean;
  /** Asks nothing and is shown once on the way: Next leads here only where this is true, Back never does. */
  readonly isInterlude?: (answers: JourneyAnswers<Quote>) => boolean;
}

/** Stops in their order, as data. Where somebody stands is derived from the answers, never stored. */
export interface Journey<Quote, Id extends string = string> {
  /** Names what the device keeps of this journey, such as drafts. */
  readonly name: string;
  readonly stops: readonly JourneyStop<Quote, Id>[];
}

export const defineJourney =
  <Quote>() =>
  <const Id extends string>(name: string, stops: readonly JourneyStop<Quote, Id>[]): Journey<Quote, Id> => ({
    name,
    stops,
  });

const wantedStops = <Q, I extends string>(
  stops: readonly JourneyStop<Q, I>[],
  answers: JourneyAnswers<Q>,
): readonly JourneyStop<Q, I>[] => stops.filter((stop) => stop.isSkipped?.(answers) !== true);

/** The first stop that still asks something; the last one when all is answered. */
export const firstOpen = <Q, I extends string>(
  journey: Journey<Q, I>,
  answers: JourneyAnswers<Q>,
): JourneyStop<Q, I> => {
  const stops = wantedStops(journey.stops, answers);
  const open = stops.find((stop) => !stop.isAnswered(answers)) ?? stops.at(-1);
  if (open === undefined) throw new Error(`The journey ${journey.name} has no stop left.`);
  return open;
};

/** Answered stops may be seen again; of the open ones only the first, and entries. */
export const mayVisit = <Q, I extends string>(
  journey: Journey<Q, I>,
  answers: JourneyAnswers<Q>,
  id: I,
): boolean => {
  const stops = wantedStops(journey.stops, answers);
  const at = stops.findIndex((stop) => stop.id === id);
  return at !== -1 && (stops[at]?.isEntry === true || at <= stops.indexOf(firstOpen(journey, answers)));
};

/** The stop after this one, whether it is answered or not; nothing at the end. */
export const next = <Q, I extends string>(
  { stops }: Journey<Q, I>,
  answers: JourneyAnswers<Q>,
  id: I,
): JourneyStop<Q, I> | undefined => {
  const at = stops.findIndex((stop) => stop.id === id);
  if (at === -1) return undefined;
  return wantedStops(stops.slice(at + 1), answers).find(
    ({ isInterlude }) => isInterlude?.(answers) !== false,
  );
};

/** The stop before this one; nothing at the start. Entries and interludes are left out: others lead to them. */
export const previous = <Q, I extends string>(
  { stops }: Journey<Q, I>,
  answers: JourneyAnswers<Q>,
  id: I,
): JourneyStop<Q, I> | undefined => {
  const before = stops.slice(
    0,
    Math.max(
      0,
      stops.findIndex((stop) => stop.id === id),
    ),
  );
  return wantedStops(before, answers).findLast(
    ({ isEntry, isInterlude }) => isEntry !== true && isInterlude === undefined,
  );
};

/** As much of the answers as these questions need. */
interface Answers {
  readonly quote: { readonly stage: Stage } | undefined;
}

export const hasQuote = ({ quote }: Answers): boolean => quote !== undefined;

export const wasSold = ({ quote }: Answers): boolean => quote !== undefined && isSold(quote.stage);

/** Whether the quote stands at that stage or beyond it. */
export const hasReached =
  (stage: Stage) =>
  ({ quote }: Answers): boolean =>
    quote !== undefined && stageRank(quote.stage) >= stageRank(stage);
