import type { Page } from '@playwright/test';
import { isDeepRun } from './deep-run.ts';
import type { AgentName, LogIn, OpenPage } from './people.ts';
import type { Platform } from './platform.ts';
import { sweep } from './sweep.ts';
import type { Screen, SweepWindow } from './sweep.ts';

/** In Indonesian on a phone, in English on a desktop; the deep run also the other way round. */
const WINDOWS: readonly SweepWindow[] = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
  ...(isDeepRun
    ? ([
        { language: 'en', width: 360 },
        { language: 'id', width: 1280 },
      ] as const)
    : []),
];

export interface SweepTools {
  readonly platform: Platform;
  readonly logIn: LogIn;
  readonly openPage: OpenPage;
}

/** The screens that somebody opens one after the other. */
export interface Visit {
  readonly as: AgentName | 'stranger';
  /** What a stranger brings along, such as the session of a registration. */
  readonly enter?: (page: Page) => Promise<unknown>;
  readonly screens: readonly Screen[];
}

export interface SweepPart {
  /** Whose screens: "of a trip". */
  readonly says: string;
  readonly rules?: string;
  /** Makes by API what the screens show. */
  readonly visits: (tools: SweepTools) => Promise<readonly Visit[]>;
}

/** On a phone each part has a test of its own; on a desktop, where less is looked at, they have one together. */
const partsIn = ({ width }: SweepWindow, parts: readonly SweepPart[]): readonly (readonly SweepPart[])[] =>
  width === 360 ? parts.map((part) => [part]) : [parts];

interface SweepTest {
  readonly title: string;
  readonly run: (tools: SweepTools) => Promise<void>;
}

/** One test for each window and part: every screen is there, accessible, still while it loads, and fits. */
export const sweepsOf = (all: readonly SweepPart[]): readonly SweepTest[] =>
  WINDOWS.flatMap((window) =>
    partsIn(window, all).map((parts): SweepTest => {
      const { language, width } = window;
      const whose = parts.map(({ says }) => says).join(', and ');
      // What is asked of every width is asked on the phone.
      const rules = width === 360 ? parts.flatMap(({ rules: ids }) => (ids === undefined ? [] : [ids])) : [];
      const title = [`every screen ${whose} is sound (${language}, ${width} px)`, ...rules].join(' ');
      const run = async (tools: SweepTools): Promise<void> => {
        for (const { visits } of parts)
          for (const { as, enter, screens } of await visits(tools)) {
            const page = await tools.openPage(as, window);
            await enter?.(page);
            await sweep(page, window, screens);
            await page.context().close();
          }
      };
      return { title, run };
    }),
  );
