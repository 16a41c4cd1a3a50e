interface DevtoolsHook {
  readonly renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

function isHook(value: unknown): value is DevtoolsHook {
  return typeof value === 'object' && value !== null && 'inject' in value && 'renderers' in value;
}

/**
 * For hot reload of remotes: each has a refresh runtime of its own, which finds the
 * page's React only if the host's runtime notes it down. Must run before React does.
 */
export function rememberRenderers(): void {
  const hook: unknown = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  if (!isHook(hook)) return;
  const { inject } = hook;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
