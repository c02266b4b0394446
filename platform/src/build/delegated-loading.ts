import { rspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';

/**
 * Chunks of remotes and of the shell are fetched by the shell's own loader: it checks the integrity of every
 * file, has a timeout, retries with a fresh address and reports which remote failed. Federation's
 * script loader does none of this for chunks. Modules that failed while they ran, for example because a shared one
 * was missing, run again with the next import().
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
};
var ensure = __webpack_require__.e;
if (ensure && __webpack_require__.c) __webpack_require__.e = function (chunkId) {
  var modules = __webpack_require__.c;
  for (var id in modules) if (modules[id].error) delete modules[id];
  return ensure(chunkId);
};`;

declare global {
  /** Set by the shell, see shell/src/federation/files.ts. */
  var payungFiles:
    | { readonly script: (url: string) => Promise<void>; readonly style: (url: string) => Promise<void> }
    | undefined;
}

/** Stylesheets are inserted by the shell too, which notices a missing one. */
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
