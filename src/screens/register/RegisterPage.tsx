import { useSearchParams } from 'react-router';

import { ApplicationForm, formOf } from '../../features/application/ApplicationForm';
import { ApplicationHead } from '../../features/application/ApplicationHead';
import { OwnerStep } from '../../features/application/OwnerStep';
import { useFormOfWay } from '../../features/application/useFormOfWay';
import { useKeptApplication } from '../../features/application/useKeptApplication';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

const STEPS = 2;

/** The two steps of the registration; the step stands in the address, so that 'back' goes back one. */
export function RegisterPage() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const keeping = useKeptApplication();
  const { application, keep } = keeping;
  useFormOfWay(keeping);
  usePageTitle(t('register.title'));

  if (!application) return <Spinner />;
  const isSecond = address.get('step') === '2' && Boolean(application.owner_email);
  const progress = t('register.step', { step: isSecond ? 2 : 1, total: STEPS });
  if (isSecond) {
    return (
      <>
        <p>{progress}</p>
        <ApplicationHead form={formOf(application)} back={paths.register} />
        <ApplicationForm application={application} keeping={keeping} />
      </>
    );
  }
  return (
    <>
      <p>{progress}</p>
      <PageHead title={t('register.personal')} />
      <OwnerStep
        owner={application}
        onTyped={keep}
        onNext={(owner) => {
          keep(owner);
          setAddress({ step: '2' });
        }}
      />
    </>
  );
}
