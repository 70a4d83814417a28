import { createSteps } from '@herohood/browser/steps';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { showEmergency } from './features/controls/restrictions';
import { Crash } from './features/controls/trouble-screen';
import { parseSearch, stringifySearch } from './features/home/places';
import { LoadingScreen } from './layout/loading-screen';
import { createApiClient, createApiUtils, createHeroQueryClient } from './lib/api';
import { routeTree } from './routeTree.gen';

/** The app's two addresses, over a browser's history or a test's, with everything that their screens stand on. */
export function createAppRouter(history: RouterHistory) {
  const queryClient = createHeroQueryClient(showEmergency);
  const client = createApiClient();
  return createRouter({
    routeTree,
    history,
    context: {
      steps: createSteps(history),
      queryClient,
      client,
      utils: createApiUtils({ queryClient, client }),
    },
    parseSearch,
    stringifySearch,
    // A dialog lies above a place and leaves it where it is.
    scrollRestoration: ({ location }) => location.state.isDialog !== true,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: Crash,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
