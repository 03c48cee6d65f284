import { useShowApplicationStatusQuery } from '../../api/applicationStatus';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

import { ApplicationStatusScreen } from './ApplicationStatusScreen';
import { RequestLinkForm } from './RequestLinkForm';
import { useOpenLink } from './useOpenLink';

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
