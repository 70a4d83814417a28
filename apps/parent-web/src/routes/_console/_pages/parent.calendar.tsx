import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '../../../features/days/calendar-screen';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/calendar')({ component: CalendarRoute });

function CalendarRoute() {
  return <CalendarScreen {...useFamily()} />;
}
