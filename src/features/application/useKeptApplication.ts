import { useCallback, useEffect, useRef, useState } from 'react';

import {
  forgetApplication,
  keepApplication,
  newApplication,
  readApplication,
  type KeptApplication,
} from './keptApplication';

/** Milliseconds without another key before what was typed is written down. */
const PAUSE = 400;

/** The half-filled application of this browser: read once, and written down soon after each change. */
export function useKeptApplication() {
  const [application, setApplication] = useState<KeptApplication>();
  const [isSaved, setIsSaved] = useState(true);
  const latest = useRef<KeptApplication>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What the browser has kept lies outside React.
  useEffect(() => {
    void readApplication().then((kept) => {
      latest.current = kept ?? newApplication();
      setApplication(latest.current);
    });
  }, []);

  const write = useCallback(() => {
    clearTimeout(waiting.current);
    if (!latest.current) return;
    void keepApplication(latest.current).then(() => setIsSaved(true));
  }, []);

  // A tab that goes away writes down what the pause still held back.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const keep = useCallback(
    (change: Partial<KeptApplication>) => {
      latest.current = { ...(latest.current ?? newApplication()), ...change };
      setApplication(latest.current);
      setIsSaved(false);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(write, PAUSE);
    },
    [write],
  );

  const forget = useCallback(async () => {
    clearTimeout(waiting.current);
    latest.current = undefined;
    await forgetApplication();
  }, []);

  return { application, keep, forget, isSaved };
}

export type KeepingApplication = ReturnType<typeof useKeptApplication>;
