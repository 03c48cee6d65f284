import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { UnfinishedLists } from '../../features/worksheet/lists/UnfinishedLists';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { waitUntilStored } from '../../features/worksheet/storage/waitUntilStored';
import { CountingChoice } from '../../features/worksheet/tools/CountingChoice';
import { useCounting } from '../../features/worksheet/tools/useCounting';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { linesInserted } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useFileDrop } from '../../ui/useFileDrop';

import type { QuickLists } from './quickLists';
import { QuickOrderScreen } from './QuickOrderScreen';
import { useEarlierOrder } from './useEarlierOrder';
import { useFavouriteLines } from './useFavouriteLines';
import { useListReading } from './useListReading';

interface QuickOrderProps {
  id: string;
  lists: QuickLists;
  onStartNew: () => void;
}

/**
 * One sheet for all lines of a list: typed, pasted, or from a file, favourites or an earlier order.
 */
export function QuickOrder({ id, lists, onStartNew }: QuickOrderProps) {
  const [counting, setCounting] = useCounting();
  const dispatch = useAppDispatch();
  const sheet = lists.sheetOf(id);
  useOpenSheet(sheet, counting);
  const addFavourites = useFavouriteLines(sheet);
  const earlier = useEarlierOrder(sheet);
  const reading = useListReading(sheet);
  const isOver = useFileDrop({ onFiles: reading.readFiles, onText: reading.readText });
  const hasLines = useSheet(sheet).order.length > 0;

  const addLines: AddLines = (lines, name) => {
    dispatch(linesInserted({ sheet, lines, source: name }));
    return waitUntilStored(sheet, lines, name);
  };

  return (
    <QuickOrderScreen
      sheet={sheet}
      textStoredAs={lists.textStoredAs}
      earlier={earlier}
      reading={reading}
      isOver={isOver}
      unfinished={<UnfinishedLists lists={lists} openId={id} />}
      counting={<CountingChoice counting={counting ?? 'packs'} onChoose={setCounting} />}
      sources={
        <>
          <CableScanner onLines={addLines} />
          <CameraScanner onLines={addLines} />
        </>
      }
      onFavourites={() => void addFavourites()}
      onStartNew={hasLines ? onStartNew : undefined}
    />
  );
}
