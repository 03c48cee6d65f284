import { styled } from 'styled-components';

import type { CallError } from '../../api/callError';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { SaveSheet } from '../../features/save-list/SaveSheet';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { UnfinishedLists } from '../../features/worksheet/lists/UnfinishedLists';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { CountingChoice } from '../../features/worksheet/tools/CountingChoice';
import { useCounting } from '../../features/worksheet/tools/useCounting';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { color, size, space } from '../../ui/theme';
import { useFileDrop } from '../../ui/useFileDrop';

import { LastList } from './LastList';
import { PasteArea } from './PasteArea';
import type { QuickLists } from './quickLists';
import { SourceTools } from './SourceTools';
import { useEarlierOrder } from './useEarlierOrder';
import { useListReading, type ListReading } from './useListReading';
import { usePasting, type Pasting } from './usePasting';

/** Hidden when empty. */
const MessagesBox = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(2)};

  &:empty {
    display: none;
  }
`;

const Text = styled.p`
  margin-top: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface QuickOrderScreenProps {
  id: string;
  lists: QuickLists;
  onStartNew: () => void;
}

/**
 * One sheet for all lines of a list: typed, pasted, or from a file, favourites or an earlier order.
 */
export function QuickOrderScreen({ id, lists, onStartNew }: QuickOrderScreenProps) {
  const t = useTranslate();
  const [counting, setCounting] = useCounting();
  const sheet = lists.sheetOf(id);
  useOpenSheet(sheet, counting);
  const { order, isRestored } = useSheet(sheet);
  const reading = useListReading(sheet);
  const pasting = usePasting(lists.textStoredAs);
  const isOver = useFileDrop({ onFiles: reading.readFiles, onText: reading.readText });
  const isEmpty = order.length === 0;

  return (
    <>
      <PageHead title={t('quickOrder.title')}>
        {/* Comes first, because it decides what every quantity means. */}
        <CountingChoice counting={counting ?? 'packs'} onChoose={setCounting} />
        <SourceTools
          sheet={sheet}
          pasting={pasting}
          onFiles={reading.readFiles}
          onStartNew={isEmpty ? undefined : onStartNew}
        />
        <UnfinishedLists lists={lists} openId={id} />
      </PageHead>
      <Messages sheet={sheet} reading={reading} pasting={pasting} />
      {isRestored ? (
        <Worksheet
          sheet={sheet}
          reading={<LastList reading={reading} isSheetEmpty={isEmpty} />}
          isFirst
          tool={<SaveSheet sheet={sheet} />}
          onLines={reading.readText}
        />
      ) : (
        <LinesSkeleton text={t('lines.opening')} />
      )}
      {isEmpty && <Text>{t('quickOrder.words')}</Text>}
      {isOver && <DropOverlay />}
    </>
  );
}

interface MessagesProps {
  sheet: string;
  reading: ListReading;
  pasting: Pasting;
}

/** Between the heading and the lines: the area for pasting, and what could not be read. */
function Messages({ sheet, reading, pasting }: MessagesProps) {
  const earlier = useEarlierOrder(sheet);
  return (
    <MessagesBox className="no-print">
      {pasting.isOpen && (
        <PasteArea
          text={pasting.text}
          onChange={pasting.setText}
          onText={(text) => {
            reading.readText(text);
            pasting.close();
          }}
        />
      )}
      <ReadingOutcome outcome={reading.outcome} />
      {earlier.error && <LoadError error={earlier.error as CallError} onRetry={earlier.retry} />}
    </MessagesBox>
  );
}
