import { createFileRoute } from '@tanstack/react-router';
import { DefaultAlerts } from '../-alerts/default-alerts';

export const Route = createFileRoute('/_console/alert-settings/')({ component: DefaultAlerts });
