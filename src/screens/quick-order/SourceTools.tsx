import { favouritesApi } from '../../api/favourites';
import { reasonOf } from '../../api/reasonOf';
import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { waitUntilStored } from '../../features/worksheet/storage/waitUntilStored';
import { useTranslate } from '../../i18n/useTranslate';
import { noticeAdded } from '../../slices/notices';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { linesInserted } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ChooseFile } from '../../ui/ChooseFile';
import { Icon } from '../../ui/Icon';
import { ToolFold } from '../../ui/ToolFold';

import type { ListReading } from './useListReading';
import type { Pasting } from './usePasting';

interface SourceToolsProps {
  sheet: string;
  pasting: Pasting;
  onFiles: ListReading['readFiles'];
  /** Undefined if the list is empty, because it is new already. */
  onStartNew: (() => void) | undefined;
}

/** Where lines can come from besides typing. */
export function SourceTools({ sheet, pasting, onFiles, onStartNew }: SourceToolsProps) {
  const { opener, isOpen, toggle } = pasting;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const addFavourites = useFavouriteLines(sheet);
  const addLines: AddLines = (lines, name) => {
    dispatch(linesInserted({ sheet, lines, source: name }));
    return waitUntilStored(sheet, lines, name);
  };
  return (
    <ButtonRow role="group" aria-label={t('quickOrder.sources')}>
      <ToolFold label={t('quickOrder.sources')}>
        <SmallButton ref={opener} aria-expanded={isOpen} onClick={toggle}>
          <Icon name="menu" size={16} />
          {t('quickOrder.paste')}
        </SmallButton>
        <ChooseFile onFiles={onFiles}>{t('opticon.choose')}</ChooseFile>
        <CableScanner onLines={addLines} />
        <CameraScanner onLines={addLines} />
        <SmallButton onClick={() => void addFavourites()}>
          <Icon name="heart" size={16} />
          {t('quickOrder.favourites')}
        </SmallButton>
        {onStartNew && (
          <SmallButton onClick={onStartNew}>
            <Icon name="plus" size={16} />
            {t('lists.new')}
          </SmallButton>
        )}
      </ToolFold>
    </ButtonRow>
  );
}

const { listFavourites } = favouritesApi.endpoints;

/** Adds all favourites to the sheet, unticked; a quantity or a tick selects the wanted ones. */
function useFavouriteLines(sheet: string) {
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
