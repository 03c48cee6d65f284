import { Navigate, type To } from 'react-router';

import { useLeftToBrowser } from './PageTitle';

interface RedirectProps {
  to: To;
  state?: unknown;
}

/** Leads on to another address, in place of this one; where a server draws, the browser does it. */
export function Redirect({ to, state }: RedirectProps) {
  return useLeftToBrowser() ? null : <Navigate to={to} state={state} replace />;
}
