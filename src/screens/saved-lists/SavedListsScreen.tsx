import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { OrderList } from '#contract/orderLists';

import { useAddOrderListMutation, useChangeOrderListMutation } from '../../api/orderLists';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { IconButton, PrimaryButton, SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { Small } from '../../ui/Small';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, space } from '../../ui/theme';

const columns = namedColumns({
  name: { label: 'savedLists.name', width: 1, fold: 'head' },
  lines: { label: 'order.lines', width: '6rem', isNumber: true, fold: 'left' },
  changed: { label: 'savedLists.changed', width: '8rem', isNumber: true, fold: 'right' },
  actions: {
    label: 'order.actions',
    width: '3.5rem',
    isNumber: true,
    isQuiet: true,
    isOffPaper: true,
    fold: 'end',
  },
});

const Deleted = styled.ul`
  margin-top: ${space(6)};
`;

const DeletedItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding: ${space(1)} 0;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Whether a list is shared, and who shares it. */
function Whose({ list: { is_own, is_shared, owner_name } }: { list: OrderList }) {
  const t = useTranslate();
  if (!is_shared) return null;
  return (
    <Small>{is_own ? t('savedLists.shared') : t('savedLists.of', { owner: owner_name })}</Small>
  );
}

interface SavedListsScreenProps {
  lists: readonly OrderList[];
  /** The customer's own that can be restored. */
  deleted: readonly OrderList[];
}

/** All saved lists; each can be opened, deleted and restored. */
export function SavedListsScreen({ lists, deleted }: SavedListsScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const tellFailure = useFailureNotice();
  const navigate = useNavigate();
  const { user_id, lang } = useCustomer();
  const [add, adding] = useAddOrderListMutation();
  const [change, changing] = useChangeOrderListMutation();

  const begin = async () => {
    const { data, error } = await add({ name: t('savedLists.newName'), lines: [], user_id, lang });
    if (error) tellFailure(error);
    else void navigate(paths.savedList(data.list.list_id));
  };
  const setDeleted = async ({ list_id, version }: OrderList, is_deleted: boolean) => {
    if (changing.isLoading) return;
    const { error } = await change({ list_id, version, is_deleted, user_id, lang });
    if (error) tellFailure(error);
  };

  return (
    <>
      <PageHead
        title={t('savedLists.title')}
        count={lists.length > 0 && t('savedLists.count', { count: lists.length })}
        about={t('savedLists.about')}
      >
        <SmallButton
          aria-disabled={adding.isLoading}
          onClick={() => !adding.isLoading && void begin()}
        >
          <Icon name="plus" size={16} />
          {t('savedLists.begin')}
        </SmallButton>
      </PageHead>
      {lists.length === 0 ? (
        <EmptyState icon="menu" text={t('savedLists.none')}>
          <PrimaryButton as={Link} to={paths.orders}>
            {t('home.allOrders')}
          </PrimaryButton>
        </EmptyState>
      ) : (
        <Table caption={t('savedLists.title')} columns={columns}>
          <Rows>
            {lists.map((list) => (
              <Row key={list.list_id}>
                <RowHead column={columns.name}>
                  <Link to={paths.savedList(list.list_id)}>{list.name}</Link>
                  <Whose list={list} />
                </RowHead>
                <Cell column={columns.lines}>{format.number(list.line_count)}</Cell>
                <Cell column={columns.changed}>{format.date(list.changed_at)}</Cell>
                <Cell column={columns.actions}>
                  {list.is_own && (
                    <IconButton
                      aria-label={t('savedLists.delete', { name: list.name })}
                      onClick={() => void setDeleted(list, true)}
                    >
                      <Icon name="trash" size={18} />
                    </IconButton>
                  )}
                </Cell>
              </Row>
            ))}
          </Rows>
        </Table>
      )}
      <Deleted aria-label={t('savedLists.deletedOnes')}>
        {deleted.map((list) => (
          <DeletedItem key={list.list_id}>
            {t('savedLists.deleted', { name: list.name })}
            <SmallButton onClick={() => void setDeleted(list, false)}>
              <Icon name="back" size={16} />
              {t('lists.undo')}
            </SmallButton>
          </DeletedItem>
        ))}
      </Deleted>
    </>
  );
}
