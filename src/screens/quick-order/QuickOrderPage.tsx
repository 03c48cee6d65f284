import { readPastedText } from '#domain/order-file/readOrderText';

import { CountingChoice } from '../../features/worksheet/CountingChoice';
import { nextTask } from '../../features/worksheet/nextTask';
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
  const sheet = useWorksheet(`quick-order:${user_id}`, counting);
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

  return (
    <QuickOrderScreen
      sheet={sheet}
      earlier={earlier}
      counting={<CountingChoice counting={sheet.counting} onChoose={chooseCounting} />}
      onText={(text) => void takeText(text)}
      onFavourites={() => void addFavourites()}
    />
  );
}
