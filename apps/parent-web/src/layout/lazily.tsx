import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Code that is fetched when it first appears, within a place that waits for it (`Later`). */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}

/**
 * A component whose code is fetched when it first appears: dialogs and screens that most visits never open.
 * It waits by itself, so that what stands around it stays on the screen. `meanwhile`: what stands in its place.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  const Part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level, like React's own lazy
  return function Lazily(props: P) {
    return (
      <Suspense fallback={meanwhile(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
