import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import type { EachMapping } from '@jridgewell/trace-mapping';

/** What no source accounts for: the bundler's own code, and what federation writes. */
const BUNDLER = 'bundler and federation';

/** `antd`, `shared/src/ui`, `mfe-travel/src/screens`: whose code a source is. */
export const ownerOf = (source: string): string => {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inPackage !== undefined) return inPackage;
  const [, workspace, folder] =
    /(?:^|\/)(shared|shell|mfe-[\w-]+|platform)\/src\/([^/?]+)/.exec(source) ?? [];
  if (workspace !== undefined && folder !== undefined)
    return `${workspace}/src/${folder.replace(/\.\w+$/, '')}`;
  // The compiled deployable's own files are named relative to its folder.
  const [, own] = /^webpack:\/\/[^/]+\/(?:\.\/)?(src\/[^/?]+)/.exec(source) ?? [];
  return own ?? BUNDLER;
};

/** How many characters of a minified script come from each source; the map tells where each begins. */
const charactersOf = (script: string, map: string): ReadonlyMap<string, number> => {
  const mappings: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  const lines = script.split('\n');
  const characters = new Map<string, number>();
  for (const [at, { generatedLine, generatedColumn, source }] of mappings.entries()) {
    const next = mappings[at + 1];
    const end =
      next?.generatedLine === generatedLine ? next.generatedColumn : (lines[generatedLine - 1]?.length ?? 0);
    const key = ownerOf(source ?? '');
    characters.set(key, (characters.get(key) ?? 0) + Math.max(0, end - generatedColumn));
  }
  return characters;
};

interface MappedScript {
  readonly script: string;
  readonly map: string;
  /** Compressed, as it is sent. */
  readonly bytes: number;
}

/** The compressed bytes of a script by owner, in proportion to its characters. */
export const bytesByOwner = ({ script, map, bytes }: MappedScript): ReadonlyMap<string, number> => {
  const characters = charactersOf(script, map);
  const known = [...characters.values()].reduce((sum, count) => sum + count, 0);
  const perCharacter = bytes / script.length;
  const rest = (script.length - known) * perCharacter;
  const owned = [...characters].map(([owner, count]) => [owner, count * perCharacter] as const);
  const others = new Map(owned).get(BUNDLER) ?? 0;
  return new Map([...owned, [BUNDLER, others + rest]]);
};
