import { useSearchParams } from 'react-router';

import { Redirect } from './Redirect';
import { withQueryParams } from './withQueryParams';

/** Redirects from a page that the list does not or no longer has to its last page. */
export function RedirectToLastPage({ last }: { last: number }) {
  const [address] = useSearchParams();
  return <Redirect to={`?${withQueryParams(address, { page: String(last) })}`} />;
}
