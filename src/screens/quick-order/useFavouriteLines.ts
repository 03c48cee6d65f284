import { favouritesApi } from '../../api/favourites';
import { reasonOf } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { noticeAdded } from '../../slices/notices';
import { linesInserted } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

const { listFavourites } = favouritesApi.endpoints;

/** Adds all favourites to the sheet, unticked; a quantity or a tick selects the wanted ones. */
export function useFavouriteLines(sheet: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { user_id, country, lang } = useCustomer();

  return async () => {
    const query = { user_id, country, lang };
    const { data, error } = await dispatch(
      listFavourites.initiate(query, { subscribe: false, forceRefetch: true }),
    );
    const ids = data?.ids ?? [];
    const lines = ids.map((code) => ({ code, quantity: 1, places: [], isOffered: true }));
    dispatch(linesInserted({ sheet, lines, source: t('quickOrder.favourites.source') }));
    if (ids.length > 0) return;
    dispatch(
      error
        ? noticeAdded({ kind: 'error', message: reasonOf(error) })
        : noticeAdded({ kind: 'info', message: { key: 'favourites.empty' } }),
    );
  };
}
