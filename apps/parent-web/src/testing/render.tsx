import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConsoleProviders } from '../lib/console-frame';
import { createAppRouter } from '../router';

const SPECIAL_KEY = /(\{[^}]+\})/;

/** Types at one stroke: with each letter a whole form is drawn. Keys one by one: `keyboard`. */
function setUser() {
  const user = userEvent.setup();
  const type: typeof user.type = async (field, words, options) => {
    if (options) return user.type(field, words, options);
    await user.click(field);
    for (const part of words.split(SPECIAL_KEY)) {
      if (SPECIAL_KEY.test(part)) await user.keyboard(part);
      else if (part) await user.paste(part);
    }
  };
  return { ...user, type };
}

/** Renders a part of the console with everything that stands around it, and a user to press things. */
export function renderConsole(children: ReactNode) {
  const user = setUser();
  return { user, ...render(<ConsoleProviders>{children}</ConsoleProviders>) };
}

/** Opens an address of the whole app, as a browser would. */
export function openAddress(address: string) {
  const user = setUser();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(history);
  return { user, router, ...render(<RouterProvider router={router} />) };
}

/** Like `renderConsole`, for parts with links: they lead nowhere, but they know their addresses. */
export function renderWithLinks(children: ReactNode) {
  const user = setUser();
  const routeTree = createRootRoute({ component: () => <ConsoleProviders>{children}</ConsoleProviders> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return { user, ...render(<RouterProvider router={router as never} />) };
}
