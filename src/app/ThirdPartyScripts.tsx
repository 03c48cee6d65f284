import { Suspense } from 'react';

import { settings } from '../api/settings';
import { Analytics } from '../features/analytics/Analytics';
import { useConsent } from '../features/analytics/useConsent';
import { lazyPart } from '../i18n/lazyPart';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';

import { Chat } from './Chat';

const ConsentBar = lazyPart(() => import('../features/analytics/ConsentBar'), 'ConsentBar');

/** Third-party scripts: analytics, if configured and consented to, and the live chat. */
export function ThirdPartyScripts() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const consent = useConsent();
  return (
    <>
      {settings.analyticsId && consent === 'accepted' && <Analytics />}
      {settings.analyticsId && consent === 'open' && (
        <Suspense>
          <ConsentBar />
        </Suspense>
      )}
      {settings.chatWidgetUrl && isSignedIn && <Chat />}
    </>
  );
}
