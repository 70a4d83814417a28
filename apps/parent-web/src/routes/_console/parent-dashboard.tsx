import { createFileRoute } from '@tanstack/react-router';
import { ParentHome } from '../-dashboard/parent-home';

/** The old name of /parent; both stay (ruling R1). */
export const Route = createFileRoute('/_console/parent-dashboard')({ component: ParentHome });
