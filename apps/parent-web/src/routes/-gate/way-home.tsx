import { Navigate } from '@tanstack/react-router';

/**
 * Leads to Today whoever has nothing to do where they are. One element for good: drawn anew it would set out once more, be drawn anew by
 * that, and never arrive.
 */
export const WAY_HOME = <Navigate to="/parent" replace />;
