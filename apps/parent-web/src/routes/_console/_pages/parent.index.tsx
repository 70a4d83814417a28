import { createFileRoute } from '@tanstack/react-router';
import { Today } from '../../-today/today';

export const Route = createFileRoute('/_console/_pages/parent/')({ component: Today });
