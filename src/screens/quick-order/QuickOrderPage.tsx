import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import { useFileDrop } from '../../features/order-file/useFileDrop';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { untilKept } from '../../features/worksheet/storage/untilKept';
import { CountingChoice } from '../../features/worksheet/tools/CountingChoice';
import { useCounting } from '../../features/worksheet/tools/useCounting';
import { useTranslate } from '../../i18n/useTranslate';
import type { GiveLines } from '../../slices/worksheets/sheetLine';
import { linesGiven } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';

import { QuickOrderScreen } from './QuickOrderScreen';
import { useEarlierOrder } from './useEarlierOrder';
import { useFavouriteLines } from './useFavouriteLines';
import { useListReading } from './useListReading';

/** One sheet for everything that is to be ordered now: typed, pasted, of a file, from favourites or an earlier order. */
export function QuickOrderPage() {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const [counting, chooseCounting] = useCounting();
  const dispatch = useAppDispatch();
  const sheet = `quick-order:${user_id}`;
  useOpenSheet(sheet, counting);
  const addFavourites = useFavouriteLines(sheet);
  const earlier = useEarlierOrder(sheet);
  const lists = useListReading(sheet);
  const isOver = useFileDrop({ onFiles: lists.readFiles, onText: lists.readText });
  usePageTitle(t('quickOrder.title'));

  const takeLines: GiveLines = (lines, name) => {
    dispatch(linesGiven({ sheet, lines, source: name }));
    return untilKept(sheet, lines, name);
  };

  return (
    <QuickOrderScreen
      sheet={sheet}
      earlier={earlier}
      lists={lists}
      isOver={isOver}
      counting={<CountingChoice counting={counting ?? 'packs'} onChoose={chooseCounting} />}
      sources={
        <>
          <CableScanner onLines={takeLines} />
          <CameraScanner onLines={takeLines} />
        </>
      }
      onFavourites={() => void addFavourites()}
    />
  );
}
