import { useLocation, useNavigate, useParams } from 'react-router';

import { isNotFound } from '../../api/reasonOf';
import { useShowApplicationQuery } from '../../api/review';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useReason } from '../../ui/useReason';

import { ApplicationScreen } from './ApplicationScreen';
import { useReview } from './useReview';

/** One application; Escape returns to the list as it was. */
export function ApplicationPage() {
  const t = useTranslate();
  const reason = useReason();
  const { reference = '' } = useParams();
  const { currentData: application, error, refetch } = useShowApplicationQuery(reference);
  usePageTitle(application ? application.company_name || application.reference : t('staff.title'));
  const back = useBackTarget(reference);
  const review = useReview(application);

  if (isNotFound(error)) {
    return (
      <>
        <h1>{t('staff.title')}</h1>
        <EmptyState icon="search" text={reason(error)}>
          <Button as={Link} to={back.to}>
            {back.label}
          </Button>
        </EmptyState>
      </>
    );
  }
  if (error && !application) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!application) return <TableSkeleton />;
  return <ApplicationScreen application={application} back={back} review={review} />;
}

/** Returns the list that the application was opened from, and makes Escape navigate there. */
function useBackTarget(reference: string) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { query?: string } | null };
  const query = state?.query ? `?${state.query}` : '';
  const to = `${staffPaths.applications}${query}`;
  const back = { to, state: { opened: reference }, label: t('staff.back') };
  useDeskKeys({ Escape: () => void navigate(back.to, { state: back.state }) });
  return back;
}
