import { createFileRoute } from '@tanstack/react-router';
import { ParentHome } from '../-dashboard/parent-home';

/** The old name of /parent; both stay (rules: addresses). */
export const Route = createFileRoute('/_console/parent-dashboard')({ component: ParentHome });
