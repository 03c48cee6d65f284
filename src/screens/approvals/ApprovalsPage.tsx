import { styled } from 'styled-components';

import { useListRequisitionsQuery } from '../../api/requisitions';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { RequisitionsTable } from '../../features/approvals/RequisitionsTable';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { shopKeysEntry } from '../../store/persistence/shopKeysEntry';
import { useCustomer } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { isTyping } from '../../ui/isTyping';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { below, space } from '../../ui/theme';
import { useWindowKeys } from '../../ui/useWindowKeys';

const Part = styled.section`
  margin-bottom: ${space(6)};
`;

/** Hidden on phones, which have no keyboard. */
const Keys = styled.span`
  ${below.tablet} {
    display: none;
  }
`;

/** What waits for the reader's approval, and what the reader has sent. */
export function ApprovalsPage() {
  const t = useTranslate();
  usePageTitle(t('approvals.title'));
  const { user_id, lang } = useCustomer();
  const { isAble } = useFeatureSupport('approvals');
  const options = { skip: isAble === false, refetchOnMountOrArgChange: true };
  const query = useListRequisitionsQuery({ user_id, lang }, options);
  useRowKeys();
  if (isAble === false) return <Nothing />;
  return (
    <Loaded query={query} isPage>
      {({ requisitions }) => {
        const toDecide = requisitions.filter(({ may_decide }) => may_decide);
        const own = requisitions.filter(({ is_own }) => is_own);
        if (requisitions.length === 0) return <Nothing />;
        return (
          <>
            <PageHead title={t('approvals.title')} about={<Keys>{t('approvals.keys')}</Keys>} />
            {toDecide.length > 0 && (
              <Part aria-labelledby="to-decide">
                <h2 id="to-decide">{t('approvals.toDecide')}</h2>
                <RequisitionsTable caption={t('approvals.toDecide')} requisitions={toDecide} />
              </Part>
            )}
            {own.length > 0 && (
              <Part aria-labelledby="own-requisitions">
                <h2 id="own-requisitions">{t('approvals.own')}</h2>
                <RequisitionsTable caption={t('approvals.own')} requisitions={own} />
              </Part>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Nothing() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('approvals.title')} />
      <EmptyState icon="check" text={t('approvals.none')}>
        <Button as={Link} to={paths.orders}>
          {t('home.allOrders')}
        </Button>
      </EmptyState>
    </>
  );
}

/** J and K move from one request to the next, unless the shop's keys are turned off. */
function useRowKeys() {
  useWindowKeys((event) => {
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || !shopKeysEntry.read()) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-requisition]')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  });
}
