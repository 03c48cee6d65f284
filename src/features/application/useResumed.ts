import { useEffect, useState } from 'react';

import { useResumeDraftMutation } from '../../api/applications';

/** Binds this browser to the draft that the link of an e-mail names, before the form asks for it. */
export function useResumed(token: string): 'loading' | 'done' | 'refused' {
  const [resume] = useResumeDraftMutation();
  const [state, setState] = useState<'loading' | 'done' | 'refused'>(token ? 'loading' : 'done');

  // The link works once: it is used on arrival.
  useEffect(() => {
    if (token) void resume({ token }).then(({ data }) => setState(data ? 'done' : 'refused'));
  }, [token, resume]);
  return state;
}
