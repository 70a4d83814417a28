import { createFileRoute } from '@tanstack/react-router';
import { DefaultAlerts } from '../../-alerts/default-alerts';

export const Route = createFileRoute('/_console/_pages/alert-settings/')({ component: DefaultAlerts });
