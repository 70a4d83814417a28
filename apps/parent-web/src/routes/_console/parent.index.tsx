import { createFileRoute } from '@tanstack/react-router';
import { ParentHome } from '../-dashboard/parent-home';

export const Route = createFileRoute('/_console/parent/')({ component: ParentHome });
