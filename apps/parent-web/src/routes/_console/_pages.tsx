import { createFileRoute } from '@tanstack/react-router';
import { Pages } from '../-shell/pages';

/** Every page of a signed-in parent stands in one frame, which stays while they go from page to page. */
export const Route = createFileRoute('/_console/_pages')({ component: Pages });
