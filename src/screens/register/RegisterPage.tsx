import { useSearchParams } from 'react-router';

import { ApplicationForm, formOf } from '../../features/application/ApplicationForm';
import { ApplicationHead } from '../../features/application/ApplicationHead';
import { OwnerStep, type Owner } from '../../features/application/OwnerStep';
import type { StoredApplication } from '../../features/application/storedApplication';
import { useFormFromNavigation } from '../../features/application/useFormFromNavigation';
import { useStoredApplication } from '../../features/application/useStoredApplication';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormCard } from '../../ui/FormCard';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';

const STEP_COUNT = 2;

/**
 * The two steps of the registration; the step is in the URL, so that 'back' returns to the previous
 * one.
 */
export function RegisterPage() {
  const t = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const storedApplication = useStoredApplication();
  const { application, save } = storedApplication;
  useFormFromNavigation(storedApplication);
  usePageTitle(t('register.title'));

  if (!application) return <Spinner />;
  const isSecond = searchParams.get('step') === '2' && Boolean(application.owner_email);
  const progress = t('register.step', { step: isSecond ? 2 : 1, total: STEP_COUNT });
  if (isSecond) {
    return (
      <>
        <p>{progress}</p>
        <ApplicationHead form={formOf(application)} back={paths.register} />
        <ApplicationForm
          key={application.key}
          application={application}
          storage={storedApplication}
        />
      </>
    );
  }
  return (
    <FormCard>
      <p>{progress}</p>
      <PageHead title={t('register.personal')} />
      <OwnerStep
        owner={application}
        onTyped={save}
        onNext={(owner, before) => {
          save({ ...owner, values: updateCopiedValues(application.values, owner, before) });
          setSearchParams({ step: '2' });
        }}
      />
    </FormCard>
  );
}

/**
 * Returns the values that step 2 copied from step 1 and that were not edited there, updated to step
 * 1.
 */
const updateCopiedValues = (
  { owner_name, email }: StoredApplication['values'],
  owner: Owner,
  before: Owner,
): StoredApplication['values'] => ({
  ...(owner_name === before.owner_name && { owner_name: owner.owner_name }),
  ...(email === before.owner_email && { email: owner.owner_email }),
});
