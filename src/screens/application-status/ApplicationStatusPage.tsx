import { useEffect, useState } from 'react';

import {
  useShowApplicationStatusQuery,
  useMailApplicationStatusMutation,
  useOpenApplicationStatusMutation,
} from '../../api/applicationStatus';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { EmailLinkForm } from '../../features/sign-in/EmailLinkForm';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

import { ApplicationStatusScreen } from './ApplicationStatusScreen';

/** Status of an application for its applicant, identified by this browser or an e-mailed link. */
export function ApplicationStatusPage() {
  const t = useTranslate();
  usePageTitle(t('status.title'));
  const opened = useOpenLink(useLinkToken());
  const {
    data: application,
    error,
    refetch,
  } = useShowApplicationStatusQuery({}, { skip: opened === 'loading' });

  if (error) return <LoadError error={error} onRetry={refetch} isPage />;
  if (application === undefined) return <Spinner />;
  if (application === null) return <RequestLinkForm isRefused={opened === 'refused'} />;
  return (
    <ApplicationStatusScreen
      application={application}
      isRefused={opened === 'refused'}
      onAnswered={refetch}
    />
  );
}

const MESSAGE_KEYS = { sent: 'application.linkSent', send: 'status.ask.send' } as const;

/**
 * Requests a new link when this browser has no application; every address gets the same response.
 */
function RequestLinkForm({ isRefused }: { isRefused: boolean }) {
  const t = useTranslate();
  const [requestLink, request] = useMailApplicationStatusMutation();
  const head = (
    <>
      <PageHead isTight title={t('status.title')} about={t('status.ask.words')} />
      {isRefused && <FormMessage>{t('application.linkDead')}</FormMessage>}
    </>
  );
  return <EmailLinkForm head={head} ask={requestLink} request={request} messages={MESSAGE_KEYS} />;
}

/** Gives this browser access to the application named in an e-mailed link. */
function useOpenLink(token: string): 'loading' | 'done' | 'refused' {
  const [open] = useOpenApplicationStatusMutation();
  const [state, setState] = useState<'loading' | 'done' | 'refused'>(token ? 'loading' : 'done');

  // The link is single-use and is redeemed on arrival.
  useEffect(() => {
    if (token) void open({ token }).then(({ data }) => setState(data ? 'done' : 'refused'));
  }, [token, open]);
  return state;
}
