import { ApplicationForm } from '../../features/application/ApplicationForm';
import { useFormFromNavigation } from '../../features/application/useFormFromNavigation';
import { useResumedDraft } from '../../features/application/useResumedDraft';
import { useStoredApplication } from '../../features/application/useStoredApplication';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

/** Standalone trade application: choose the country, then fill in the form. */
export function AccountRegistrationPage() {
  const t = useTranslate();
  const storedApplication = useStoredApplication();
  const { application } = storedApplication;
  const resumed = useResumedDraft(useLinkToken(), storedApplication);
  useFormFromNavigation(storedApplication);
  usePageTitle(t('apply.title'));

  if (!application || resumed === 'loading') return <Spinner />;
  return (
    <>
      {resumed === 'refused' && <FormMessage>{t('application.resume.refused')}</FormMessage>}
      <ApplicationForm
        key={application.key}
        application={application}
        storage={storedApplication}
      />
    </>
  );
}
