interface Hook {
  inject(renderer: unknown): number;
  readonly renderers: Map<number, unknown>;
}

/**
 * React Refresh of a remote finds the shell's react-dom only among the renderers that its hook kept, and
 * its stub of the hook keeps none.
 */
// oxlint-disable-next-line no-underscore-dangle -- React's own name
const page = globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
// oxlint-disable-next-line no-underscore-dangle -- React's own name
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
