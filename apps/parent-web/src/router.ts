import { createSteps, type Steps } from '@herohood/browser/steps';
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { CrashScreen } from './layout/plain-screens';
import { routeTree } from './routeTree.gen';

/** The console's addresses, over a browser's history or a test's. */
export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  const steps: Steps = createSteps(history);
  return createRouter({
    routeTree,
    history,
    context: { steps },
    defaultPreload: 'intent',
    // A dialog lies above a page and leaves it where it is.
    scrollRestoration: ({ location }) => location.state.isDialog !== true,
    defaultErrorComponent: CrashScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
