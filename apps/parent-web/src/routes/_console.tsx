import { createFileRoute } from '@tanstack/react-router';
import { ConsoleFrame } from '../lib/console-frame';

/** Everything behind the landing page shares Mantine, the query cache and the toasts. */
export const Route = createFileRoute('/_console')({ component: ConsoleFrame });
