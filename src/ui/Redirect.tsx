import { Navigate } from 'react-router';

import { useIsClientOnly } from './PageTitle';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/** Redirects to another address, replacing this one; on the server it is left to the browser. */
export function Redirect({ to, state }: RedirectProps) {
  return useIsClientOnly() ? null : <Navigate to={to} state={state} replace />;
}
