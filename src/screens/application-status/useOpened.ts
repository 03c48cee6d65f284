import { useEffect, useState } from 'react';

import { useOpenApplicationStatusMutation } from '../../api/applicationStatus';

/** Lets this browser look at the application that the link of an e-mail names. */
export function useOpened(token: string): 'loading' | 'done' | 'refused' {
  const [open] = useOpenApplicationStatusMutation();
  const [state, setState] = useState<'loading' | 'done' | 'refused'>(token ? 'loading' : 'done');

  // The link works once: it is used on arrival.
  useEffect(() => {
    if (token) void open({ token }).then(({ data }) => setState(data ? 'done' : 'refused'));
  }, [token, open]);
  return state;
}
