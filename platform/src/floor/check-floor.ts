import { scriptCheck } from './script-names.ts';
import { SCRIPT_STAND_INS, STYLE_STAND_INS } from './stand-ins.ts';
import { styleCheck } from './style-names.ts';
import type { TooNew } from './support.ts';

/** A script or a stylesheet as a browser gets it. */
export interface ServedFile {
  readonly name: string;
  readonly text: string;
}

/** What is known of all features is large: read once, when it is needed. */
let checks:
  | { readonly ofScript: ReturnType<typeof scriptCheck>; readonly ofStyle: ReturnType<typeof styleCheck> }
  | undefined;
const theChecks = () => (checks ??= { ofScript: scriptCheck(), ofStyle: styleCheck() });

const problemsOf = (found: TooNew, standIns: Readonly<Record<string, string>>): readonly string[] =>
  [...found]
    .filter(([name]) => standIns[name] === undefined)
    .map(([name, lacking]) => `uses ${name}, which is not in ${lacking.join(', ')}`);

/** What the promised browsers cannot read or do; also a stand-in that nothing needs any more. */
export const floorProblems = (
  files: readonly ServedFile[],
  standIns = { scripts: SCRIPT_STAND_INS, styles: STYLE_STAND_INS },
): readonly string[] => {
  const { ofScript, ofStyle } = theChecks();
  const needed = new Set<string>();
  const look = ({ name, text }: ServedFile): readonly string[] => {
    const isStyle = name.endsWith('.css');
    try {
      const found = isStyle ? ofStyle(text) : ofScript(text);
      for (const used of found.keys()) needed.add(used);
      return problemsOf(found, isStyle ? standIns.styles : standIns.scripts);
    } catch (cause) {
      return [`cannot be read: ${(cause as Error).message}`];
    }
  };
  const problems = files.flatMap((file) => look(file).map((problem) => `${file.name} ${problem}`));
  const unneeded = [...Object.keys(standIns.scripts), ...Object.keys(standIns.styles)].filter(
    (name) => !needed.has(name),
  );
  return [
    ...problems,
    ...unneeded.map((name) => `${name} is used no more: take out its line of stand-ins.ts`),
  ];
};
