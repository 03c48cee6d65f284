import { useEffect, useState } from 'react';

import { useOpenApplicationStatusMutation } from '../../api/applicationStatus';

/** Gives this browser access to the application named in an e-mailed link. */
export function useOpenLink(token: string): 'loading' | 'done' | 'refused' {
  const [open] = useOpenApplicationStatusMutation();
  const [state, setState] = useState<'loading' | 'done' | 'refused'>(token ? 'loading' : 'done');

  // The link is single-use and is redeemed on arrival.
  useEffect(() => {
    if (token) void open({ token }).then(({ data }) => setState(data ? 'done' : 'refused'));
  }, [token, open]);
  return state;
}
