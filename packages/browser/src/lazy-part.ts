import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { isOutdated, loadAnew } from './reload-when-outdated';

// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy says it, so that a part's props are known from its module
type Part = ComponentType<any>;
type Load<P extends Part> = () => Promise<{ default: P }>;

/** What never comes: its place stays as it is until the page is loaded anew. */
const nothing = new Promise<never>(() => {});

/**
 * A part of the app that is fetched when it is first shown, inside of a Suspense. One that is missing takes nothing
 * away from what stands around it: its place waits while the server is away, and until the page is loaded anew after
 * an update.
 */
export function lazyPart<P extends Part>(load: Load<P>) {
  return lazy(async () => {
    try {
      return await loaded(load);
    } catch {
      if (await isOutdated()) return nothing;
    }
    // The server is there and no newer page is: the part was lost on the way.
    try {
      return await loaded(load);
    } catch (error) {
      // Some browsers know for as long as the page lives that a part could not be had.
      if (loadAnew()) return nothing;
      throw error;
    }
  });
}

/**
 * As `lazyPart`, for what most visits never open (dialogs, screens): it waits by itself.
 *
 * @param meanwhile what stands in its place
 */
export function lazily<P extends Part>(
  load: Load<P>,
  meanwhile: (props: ComponentProps<P>) => ReactNode = () => null,
): ComponentType<ComponentProps<P>> {
  const Lazy = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level, like React's own lazy
  return function Lazily(props: ComponentProps<P>) {
    return createElement(Suspense, { fallback: meanwhile(props) }, createElement(Lazy, props));
  };
}

/** An import that was missed ends without a module, because `reloadWhenOutdated` has taken care of its error. */
async function loaded<P extends Part>(load: Load<P>) {
  const part = await load();
  if (!part) throw new TypeError('A part of the app could not be fetched.');
  return part;
}
