import { useSearchParams } from 'react-router';

import { Redirect } from '../../ui/Redirect';

/** Leads from a page that a list does not have, or has no more, to its last one. */
export function ToLastPage({ last }: { last: number }) {
  const [address] = useSearchParams();
  const there = new URLSearchParams(address);
  there.set('page', String(last));
  return <Redirect to={{ search: there.toString() }} />;
}
