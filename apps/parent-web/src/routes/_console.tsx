import { words } from '@herohood/ui/text/words';
import { createFileRoute } from '@tanstack/react-router';
import { ConsoleFrame } from '../lib/console-frame';

/** Everything behind the landing page shares Mantine, the query cache and the toasts. */
export const Route = createFileRoute('/_console')({
  component: ConsoleFrame,
  // Today is what most come for: it waits for its own words alone, beside its scripts.
  beforeLoad: ({ location }) => (/^\/parent\/?$/.test(location.pathname) ? undefined : words('rest')),
  loader: () => words('today'),
  staleTime: Number.POSITIVE_INFINITY,
});
