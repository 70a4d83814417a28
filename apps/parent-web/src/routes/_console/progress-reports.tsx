import { createFileRoute, redirect } from '@tanstack/react-router';

/** The old address of the reports (rules: addresses). */
export const Route = createFileRoute('/_console/progress-reports')({
  validateSearch: (search): { hero?: string } =>
    typeof search.hero === 'string' ? { hero: search.hero } : {},
  beforeLoad: ({ search }) => redirect({ to: '/parent/reports', search, replace: true, throw: true }),
});
