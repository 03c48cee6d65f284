import { favouritesApi } from '../../api/favourites';
import { selectProducts } from '../../api/products';
import { reasonOf } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { noticeGiven } from '../../slices/notices';
import { linesGiven } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

const { listFavourites } = favouritesApi.endpoints;

/** Puts all favourites into the sheet, unticked: a quantity or a tick says which ones are wanted. */
export function useFavouriteLines(sheet: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { user_id, country, lang } = useCustomer();

  return async () => {
    const query = { user_id, country, lang };
    const { data, error } = await dispatch(
      listFavourites.initiate(query, { subscribe: false, forceRefetch: true }),
    );
    const products = data ? selectProducts(data) : [];
    const lines = products.map(({ product_id }) => ({
      code: product_id,
      quantity: 1,
      places: [],
      isOffered: true,
    }));
    dispatch(linesGiven({ sheet, lines, source: t('quickOrder.favourites.source') }));
    if (products.length > 0) return;
    const text = error ? reasonOf(error) : t('favourites.empty');
    dispatch(noticeGiven({ kind: error ? 'error' : 'info', message: { text } }));
  };
}
