import { nanoid } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { DueList } from '#contract/orderLists';

import { useLazyShowOrderListQuery } from '../../api/orderLists';
import { useDueLists } from '../../features/standing-lists/useDueLists';
import { useMoveOn } from '../../features/standing-lists/useMoveOn';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { linesAdded } from '../../slices/cartPreview';
import { previewOfProduct } from '../../slices/previewItem';
import { selectProduct } from '../../slices/products';
import { selectShownCart } from '../../store/cart';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { Box, BoxTitle } from '../../ui/Box';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Items = styled.ul`
  display: grid;
  gap: ${space(4)};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin-bottom: ${space(2)};
`;

/** Every list that waits to be ordered, with what it would come to now. */
export function DueListsBox() {
  const t = useTranslate();
  const { dueLists: lists } = useDueLists();
  if (lists.length === 0) return null;
  return (
    <Box aria-labelledby="due-title">
      <BoxTitle id="due-title">{t('savedLists.dueLists')}</BoxTitle>
      <Items>
        {lists.map((due) => (
          <Due key={due.list.list_id} due={due} />
        ))}
      </Items>
    </Box>
  );
}

function Due({ due }: { due: DueList }) {
  const t = useTranslate();
  const format = useFormat();
  const { list, lines: count, total, unavailable, repriced } = due;
  const { list_id, name, rhythm } = list;
  const { day, isMoving, moveOn } = useMoveOn(list);
  const params = { day: format.day(rhythm?.next_on ?? ''), count, total: format.price(total) };
  return (
    <li>
      <Link to={paths.savedList(list_id)}>{name}</Link>
      <Facts>
        {t('savedLists.due.facts', params)}{' '}
        {unavailable > 0 && `${t('list.due.unavailable', { count: unavailable })} `}
        {repriced > 0 && t('list.due.repriced', { count: repriced })}
      </Facts>
      <ButtonRow>
        <OrderButton due={due} />
        <Button
          aria-label={t('savedLists.due.skip.of', { name, day })}
          aria-disabled={isMoving}
          onClick={(event) => void moveOn(event)}
        >
          {t('savedLists.due.skip')}
        </Button>
      </ButtonRow>
    </li>
  );
}

/** Adds a list to the cart and leads there; one that is there already is not added again. */
function OrderButton({ due: { list, product_ids } }: { due: DueList }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const tellFailure = useFailureNotice();
  const customer = useCustomer();
  const [read, { isFetching }] = useLazyShowOrderListQuery();
  const { packs: packsInCart } = useAppSelector(selectShownCart);

  const order = async () => {
    if (isFetching) return;
    const { data, error } = await read({ ...customer, list_id: list.list_id });
    if (!data) return tellFailure(error);
    const lines = data.lines.flatMap(({ product_id, packs }) => {
      const product = packs > 0 && selectProduct(store.getState(), customer, product_id);
      return product ? [previewOfProduct(product, packs)] : [];
    });
    dispatch(linesAdded({ lines, source: 'grid', key: nanoid() }));
    void navigate(paths.cart);
  };

  if (product_ids.length === 0) return null;
  if (product_ids.every((id) => id in packsInCart)) {
    return (
      <PrimaryButton as={Link} to={paths.cart}>
        {t('savedLists.due.inCart')}
      </PrimaryButton>
    );
  }
  return (
    <PrimaryButton
      aria-label={t('savedLists.due.order.of', { name: list.name })}
      aria-disabled={isFetching}
      onClick={() => void order()}
    >
      {t('savedLists.due.order')}
    </PrimaryButton>
  );
}
