import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../paths';

import { openApplicationStorage } from './applicationStorage';
import type { TabMessage } from './applicationTabs';
import type { ApplicationChange, StoredApplication } from './storedApplication';

/** This browser's partly filled application, saved as it is typed. */
export function useStoredApplication() {
  const [application, setApplication] = useState<StoredApplication>();
  const [isSaved, setIsSaved] = useState(true);
  const receive = useRef<(change: ApplicationChange) => void>(undefined);
  const storage = useRef<ReturnType<typeof openApplicationStorage>>(undefined);
  const navigate = useNavigate();
  const goToSuccess = useEffectEvent((reference: string | undefined) => {
    void navigate(paths.success, { replace: true, state: { reference } });
  });

  // Browser storage, other tabs and page visibility are external to React.
  useEffect(() => {
    const made = openApplicationStorage({
      onChanged: setApplication,
      onSaved: setIsSaved,
      onReceived: (change) => receive.current?.(change),
      onSent: (reference) => goToSuccess(reference),
    });
    storage.current = made;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') made.write();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', made.write);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', made.write);
      made.close();
    };
  }, []);

  const save = useCallback((change: ApplicationChange) => storage.current?.save(change), []);
  const end = useCallback(
    async (why: Exclude<TabMessage, { kind: 'typed' }>) => storage.current?.end(why),
    [],
  );
  /** Calls a listener with each change made in another tab; none may be missed between renderings. */
  const onReceived = useCallback((listener: (change: ApplicationChange) => void) => {
    receive.current = listener;
    return () => {
      receive.current = undefined;
    };
  }, []);
  return { application, save, end, isSaved, onReceived };
}

export type ApplicationStore = ReturnType<typeof useStoredApplication>;
