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
/** A part, or a module whose default it is. */
type Loaded = Part | { default: Part };
type PartOf<L extends Loaded> = L extends { default: infer P extends Part } ? P : Extract<L, Part>;

/** What never comes: its place stays as it is until the page is loaded anew. */
const nothing = new Promise<never>(() => {});

/**
 * A part of the app that is fetched when it is first shown, inside of a Suspense. One that is missing takes nothing
 * away from what stands around it: its place waits while the server is away, and until the page is loaded anew after
 * an update.
 */
export function lazyPart<L extends Loaded>(load: () => Promise<L>) {
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
export function lazily<L extends Loaded>(
  load: () => Promise<L>,
  meanwhile: (props: ComponentProps<PartOf<L>>) => ReactNode = () => null,
): ComponentType<ComponentProps<PartOf<L>>> {
  const Lazy = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level, like React's own lazy
  return function Lazily(props: ComponentProps<PartOf<L>>) {
    return createElement(Suspense, { fallback: meanwhile(props) }, createElement(Lazy, props));
  };
}

/** An import that was missed ends without a module, because `reloadWhenOutdated` has taken care of its error. */
async function loaded<L extends Loaded>(load: () => Promise<L>) {
  const part = await load();
  if (!part) throw new TypeError('A part of the app could not be fetched.');
  return ('default' in part ? part : { default: part }) as { default: PartOf<L> };
}
