import { useParams } from 'react-router';

import { useShowRequisitionQuery } from '../../api/requisitions';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

import { ApprovalScreen } from './ApprovalScreen';

/** An order that waits for approval, as it would be placed now. */
export function ApprovalPage() {
  const t = useTranslate();
  const { requisition_id = '' } = useParams();
  const { user_id, lang } = useCustomer();
  const options = { refetchOnMountOrArgChange: true };
  const query = useShowRequisitionQuery({ user_id, lang, requisition_id }, options);
  usePageTitle(t('approval.title', { requisition: requisition_id }));
  return (
    <Loaded query={query} isPage>
      {(requisition) => (
        <ApprovalScreen key={requisition.requisition_id} requisition={requisition} />
      )}
    </Loaded>
  );
}
