import { useEffect, useRef, useState } from 'react';

import { forgetFailures } from '../i18n/keepFailure';
import { useTranslate } from '../i18n/useTranslate';
import { selectIsCheckingConnection, selectIsConnectionLost } from '../slices/connection';
import { checkConnection } from '../store/connection';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RenderFailure } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { usePageTitle } from '../ui/PageTitle';
import { Spinner } from '../ui/Spinner';

import { ErrorPage } from './ErrorPage';

/** Whether code could not be fetched, by webpack's name for it. */
const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Milliseconds after a reload in which a page does not reload again. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether the page has just been reloaded, so that another reload would not help. */
const isJustReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  return isReload && performance.now() < RELOAD_PAUSE_MS;
};

/** Shown in place of a screen that failed. */
export const failedScreen = (failure: RenderFailure) =>
  isNotFetched(failure.error) ? (
    <ScreenNotFetched {...failure} />
  ) : (
    <ErrorPage what="error.render" />
  );

/**
 * In place of a screen whose code could not be fetched: the screen follows by itself once the
 * server responds. If it still cannot be fetched then, a new version has taken the place of its
 * files, and the page reloads once; what was typed is stored.
 */
function ScreenNotFetched({ retries, retry }: RenderFailure) {
  const dispatch = useAppDispatch();
  const isLost = useAppSelector(selectIsConnectionLost);
  const isChecking = useAppSelector(selectIsCheckingConnection);
  const [hasAsked, setHasAsked] = useState(false);
  const wasLost = useRef(false);
  const isReachable = !isLost && !isChecking;
  const fetchAgain = () => {
    forgetFailures();
    retry();
  };

  // Whether the server responds is known only from a call.
  useEffect(() => {
    void dispatch(checkConnection()).then(() => setHasAsked(true));
  }, [dispatch]);

  // The connection is external to React.
  useEffect(() => {
    if (isLost) wasLost.current = true;
    if (isReachable && (wasLost.current || (hasAsked && retries === 0))) fetchAgain();
  });

  const isGone = hasAsked && isReachable && retries > 0;
  const mayReload = isGone && !isJustReloaded();
  // The page is external to React.
  useEffect(() => {
    if (mayReload) location.reload();
  }, [mayReload]);

  if (isLost) return <NoConnection onRetry={fetchAgain} />;
  return isGone && !mayReload ? <ErrorPage what="error.render" /> : <Spinner />;
}

function NoConnection({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  usePageTitle(t('error.heading'));
  return <ErrorState isPage reason={t('error.offline')} onRetry={onRetry} />;
}
