import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';

import { ApplicationForm } from '../../features/application/ApplicationForm';
import { OwnerStep, type Owner } from '../../features/application/OwnerStep';
import type { StoredApplication } from '../../features/application/storedApplication';
import { useFormFromNavigation } from '../../features/application/useFormFromNavigation';
import { useStoredApplication } from '../../features/application/useStoredApplication';
import { useTranslate } from '../../i18n/useTranslate';
import { FormCard } from '../../ui/FormCard';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';
import { from, space } from '../../ui/theme';
import { useIsHydrated } from '../../ui/useIsHydrated';

import { AboutApplication } from './AboutApplication';

const STEP_COUNT = 2;

const Sides = styled.div`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 26.25rem));
    gap: ${space(12)};
    justify-content: center;
    align-items: start;
  }
`;

/**
 * The two steps of the registration; the step is in the URL, so that 'back' returns to the previous
 * one.
 */
export function RegisterPage() {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const storedApplication = useStoredApplication();
  const { application, save } = storedApplication;
  useFormFromNavigation(storedApplication);
  usePageTitle(t('register.title'));

  if (!application) {
    return (
      <Sides>
        <AboutApplication />
        <FormCard>
          <PageHead title={t('register.title')} />
          {isHydrated && <Spinner />}
        </FormCard>
      </Sides>
    );
  }
  const isSecond = searchParams.get('step') === '2' && Boolean(application.owner_email);
  const progress = t('register.step', { step: isSecond ? 2 : 1, total: STEP_COUNT });
  if (isSecond) {
    return (
      <>
        <p>{progress}</p>
        <ApplicationForm
          key={application.key}
          application={application}
          storage={storedApplication}
        />
      </>
    );
  }
  return (
    <Sides>
      <AboutApplication />
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
    </Sides>
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
