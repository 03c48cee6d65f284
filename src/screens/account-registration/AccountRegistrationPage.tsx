import { ApplicationForm, formOf } from '../../features/application/ApplicationForm';
import { ApplicationHead } from '../../features/application/ApplicationHead';
import { useFormOfWay } from '../../features/application/useFormOfWay';
import { useKeptApplication } from '../../features/application/useKeptApplication';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

/** The trade application on its own: choose the country, then the form. */
export function AccountRegistrationPage() {
  const t = useTranslate();
  const keeping = useKeptApplication();
  const { application } = keeping;
  useFormOfWay(keeping);
  usePageTitle(t('apply.title'));

  if (!application) return <Spinner />;
  return (
    <>
      <ApplicationHead form={formOf(application)} back={paths.register} />
      <ApplicationForm application={application} keeping={keeping} />
    </>
  );
}
