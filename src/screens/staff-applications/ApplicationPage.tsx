import { useParams } from 'react-router';

import { useShowApplicationQuery } from '../../api/review';
import { RecordPage } from '../../features/desk-frame/RecordPage';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useWayBack } from '../../features/desk-frame/useWayBack';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { ApplicationScreen } from './ApplicationScreen';

/** One application; Escape returns to the list as it was. */
export function ApplicationPage() {
  const t = useTranslate();
  const { reference = '' } = useParams();
  const query = useShowApplicationQuery(reference);
  const back = useWayBack(staffPaths.applications, reference, t('staff.back'));
  useDeskKeys({ Escape: back.leave });
  const { currentData } = query;
  return (
    <RecordPage
      query={query}
      isNamed={(application) => application.reference === reference}
      title={currentData ? currentData.company_name || reference : t('staff.title')}
      back={back}
    >
      {(application) => <ApplicationScreen key={reference} application={application} back={back} />}
    </RecordPage>
  );
}
