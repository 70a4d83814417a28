import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../features/subscription/plans-screen';

export const Route = createFileRoute('/_console/subscription')({ component: PlansScreen });
