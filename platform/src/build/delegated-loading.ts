import { rspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';

/**
 * Chunks of remotes and of the shell itself are fetched by the shell's own loader: it knows every file's
 * integrity, limits the time, tries again with a fresh address and names who is in trouble. Federation's
 * script loader does none of these for chunks.
 */
const runtime = `
var ownLoad = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, chunkId) {
  var shellFiles = globalThis.payungFiles;
  if (!shellFiles) return ownLoad(url, done, key, chunkId);
  shellFiles.script(url).then(
    function () { done({ type: 'load', target: { src: url } }); },
    function () { done({ type: 'error', target: { src: url } }); }
  );
};`;

declare global {
  /** Set by the shell, see shell/src/federation/files.ts. */
  var payungFiles:
    | { readonly script: (url: string) => Promise<void>; readonly style: (url: string) => Promise<void> }
    | undefined;
}

/** The stylesheet's tag goes through the shell too: a missing one has to be noticed. */
export function insertStyle(tag: HTMLLinkElement): void {
  const files = globalThis.payungFiles;
  if (!files) {
    document.head.append(tag);
    return;
  }
  files.style(tag.href).then(
    () => tag.onload?.(new Event('load')),
    () => tag.onerror?.(new Event('error')),
  );
}

export class DelegatedLoading {
  apply(compiler: Compiler): void {
    class DelegatedLoadingModule extends rspack.RuntimeModule {
      constructor() {
        super('delegated loading', rspack.RuntimeModule.STAGE_TRIGGER);
      }
      override generate(): string {
        return runtime;
      }
    }
    compiler.hooks.thisCompilation.tap('DelegatedLoading', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap('DelegatedLoading', (chunk) => {
          compilation.addRuntimeModule(chunk, new DelegatedLoadingModule());
        });
    });
  }
}
