import type { OrderList } from '#contract/orderLists';
import { MAX_ITEM } from '#domain/quantity';

import { useAddOrderListMutation } from '../../api/orderLists';
import { useIsOffered } from '../../api/useIsOffered';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { takeLostFocus } from '../../ui/takeFocus';

export interface LineToSave {
  /** Absent if the line has none. */
  product_id: string | undefined;
  /** Ship packs; 0 leaves them open. */
  packs: number;
}

interface SaveListProps {
  /** The name of the new list; one that another list has gets a number. */
  name: string;
  /** Returns what is saved when the button is pressed; lines of one product are added together. */
  linesOf: () => readonly LineToSave[];
}

/** Adds the packs of each product together, in the order of their first lines. */
function sumByProduct(lines: readonly LineToSave[]): { product_id: string; packs: number }[] {
  const sums = new Map<string, number>();
  for (const { product_id, packs } of lines) {
    if (product_id) sums.set(product_id, Math.min((sums.get(product_id) ?? 0) + packs, MAX_ITEM));
  }
  return [...sums].map(([product_id, packs]) => ({ product_id, packs }));
}

/** Saves products as a list with one click, and then leads to that list. */
export function SaveList(props: SaveListProps) {
  return useIsOffered('order-lists') ? <Save {...props} /> : null;
}

function Save({ name, linesOf }: SaveListProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const tellFailure = useFailureNotice();
  const { user_id, lang } = useCustomer();
  const [add, { data, isLoading }] = useAddOrderListMutation();
  const saved: OrderList | undefined = data?.list;

  const save = async () => {
    const lines = linesOf();
    const { error } = await add({ name, lines: sumByProduct(lines), user_id, lang });
    const leftOut = lines.filter(({ product_id }) => !product_id).length;
    if (error) tellFailure(error);
    else if (leftOut > 0) {
      const message = { key: 'savedLists.leftOut', params: { count: leftOut } } as const;
      dispatch(noticeAdded({ kind: 'warning', message }));
    }
  };
  return saved ? (
    <span role="status">
      <Link ref={takeLostFocus} to={paths.savedList(saved.list_id)}>
        {t('savedLists.saved', { name: saved.name })}
      </Link>
    </span>
  ) : (
    <SmallButton aria-disabled={isLoading} onClick={() => !isLoading && void save()}>
      <Icon name="menu" size={16} />
      {t('savedLists.save')}
    </SmallButton>
  );
}
