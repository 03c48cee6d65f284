import { Navigate, useSearchParams } from 'react-router';

/** Leads from a page that a list does not have, or has no more, to its last one. */
export function ToLastPage({ last }: { last: number }) {
  const [address] = useSearchParams();
  const there = new URLSearchParams(address);
  there.set('page', String(last));
  return <Navigate to={{ search: there.toString() }} replace />;
}
