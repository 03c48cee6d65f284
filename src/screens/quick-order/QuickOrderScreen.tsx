import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CallError } from '../../api/callError';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { checkRepeated } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { color, size, space } from '../../ui/theme';

import { LastList } from './LastList';
import { PasteArea } from './PasteArea';
import { SourceTools } from './SourceTools';
import type { ListReading } from './useListReading';
import { usePasting } from './usePasting';

/** Messages between the heading and the lines; hidden when empty. */
const Messages = styled.div`
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
  sheet: string;
  textStoredAs: string;
  /** Request for the earlier order that the URL names. */
  earlier: { error: CallError | object | undefined; retry: () => void };
  /** Reads files and pasted lists. */
  reading: ListReading;
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
  /** The other unfinished lists. */
  unfinished: ReactNode;
  /** Comes first, because it decides what every quantity means. */
  counting: ReactNode;
  /** Further sources of lines. */
  sources?: ReactNode;
  onFavourites: () => void;
  /** Undefined if the list is empty, because it is new already. */
  onStartNew: (() => void) | undefined;
}

export function QuickOrderScreen(props: QuickOrderScreenProps) {
  const { sheet, earlier, reading, isOver, counting, sources, onFavourites, onStartNew } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const pasting = usePasting(props.textStoredAs);
  const { order, isRestored, checkFailure } = useSheet(sheet);

  return (
    <>
      <PageHead title={t('quickOrder.title')}>
        {counting}
        <SourceTools
          pasting={pasting}
          onFiles={reading.readFiles}
          sources={sources}
          onFavourites={onFavourites}
          onStartNew={onStartNew}
        />
        {props.unfinished}
      </PageHead>
      <Messages className="no-print">
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
        {checkFailure && (
          <LoadError error={checkFailure} onRetry={() => dispatch(checkRepeated({ sheet }))} />
        )}
      </Messages>
      {isRestored ? (
        <Worksheet
          sheet={sheet}
          reading={<LastList reading={reading} isSheetEmpty={order.length === 0} />}
          isFirst
          onLines={reading.readText}
        />
      ) : (
        <LinesSkeleton text={t('lines.opening')} />
      )}
      {order.length === 0 && <Text>{t('quickOrder.words')}</Text>}
      {isOver && <DropOverlay />}
    </>
  );
}
