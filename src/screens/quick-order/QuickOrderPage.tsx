import { readPastedText } from '#domain/order-file/readOrderText';

import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import type { GiveLines } from '../../features/order-file/orderOfLines';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { CountingChoice } from '../../features/worksheet/CountingChoice';
import { nextTask } from '../../features/worksheet/nextTask';
import { untilKept } from '../../features/worksheet/untilKept';
import { useCounting } from '../../features/worksheet/useCounting';
import { useWorksheet } from '../../features/worksheet/useWorksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/hooks';
import { usePageTitle } from '../../ui/PageTitle';

import { QuickOrderScreen } from './QuickOrderScreen';
import { useEarlierOrder } from './useEarlierOrder';
import { useFavouriteLines } from './useFavouriteLines';
import { usePastedLines } from './usePastedLines';

/** Characters from which on reading and drawing are tasks of their own. */
const LONG = 20_000;

/** One sheet for everything that is to be ordered now: typed, pasted, from favourites or an earlier order. */
export function QuickOrderPage() {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const [counting, chooseCounting] = useCounting();
  const keptAs = `quick-order:${user_id}`;
  const sheet = useWorksheet(keptAs, counting);
  const addFavourites = useFavouriteLines(sheet);
  const earlier = useEarlierOrder(sheet);
  usePageTitle(t('quickOrder.title'));

  const takeText = async (text: string) => {
    if (text.length > LONG) await nextTask();
    const { lines } = readPastedText(text);
    if (text.length > LONG) await nextTask();
    sheet.give(lines, t('quickOrder.pasted'));
  };
  usePastedLines((text) => void takeText(text));

  const takeLines: GiveLines = (lines, name) => {
    sheet.give(lines, name);
    return untilKept(keptAs, lines, name);
  };

  return (
    <QuickOrderScreen
      sheet={sheet}
      earlier={earlier}
      counting={<CountingChoice counting={sheet.counting} onChoose={chooseCounting} />}
      sources={
        <>
          <CableScanner onLines={takeLines} />
          <CameraScanner onLines={takeLines} />
        </>
      }
      onText={(text) => void takeText(text)}
      onFavourites={() => void addFavourites()}
    />
  );
}
