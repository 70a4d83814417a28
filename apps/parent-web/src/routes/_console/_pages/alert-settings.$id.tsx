import { createFileRoute } from '@tanstack/react-router';
import { HabitAlerts } from '../../-alerts/habit-alerts';

export const Route = createFileRoute('/_console/_pages/alert-settings/$id')({ component: AlertRoute });

function AlertRoute() {
  const { id } = Route.useParams();
  return <HabitAlerts key={id} habitId={id} />;
}
