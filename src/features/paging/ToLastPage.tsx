import { useSearchParams } from 'react-router';

import { Redirect } from '../../ui/Redirect';

/** Redirects from a page that the list does not or no longer has to its last page. */
export function ToLastPage({ last }: { last: number }) {
  const [address] = useSearchParams();
  const there = new URLSearchParams(address);
  there.set('page', String(last));
  return <Redirect to={{ search: there.toString() }} />;
}
