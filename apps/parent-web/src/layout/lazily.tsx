import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code is fetched when it first appears: dialogs and screens that most visits never open.
 * It waits by itself, so that what stands around it stays on the screen.
 */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level, like React's own lazy
  return function Lazily(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
