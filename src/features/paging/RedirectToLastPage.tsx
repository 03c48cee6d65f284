import { useSearchParams } from 'react-router';

import { Redirect } from '../../ui/Redirect';

/** Redirects from a page that the list does not or no longer has to its last page. */
export function RedirectToLastPage({ last }: { last: number }) {
  const [address] = useSearchParams();
  const target = new URLSearchParams(address);
  target.set('page', String(last));
  return <Redirect to={{ search: target.toString() }} />;
}
