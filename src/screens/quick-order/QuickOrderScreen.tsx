import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CallError } from '../../api/callError';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { useStoredText } from '../../features/worksheet/storage/useStoredText';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { checkRepeated } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ChooseFile } from '../../ui/ChooseFile';
import { Icon } from '../../ui/Icon';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { color, size, space } from '../../ui/theme';
import { ToolFold } from '../../ui/ToolFold';

import { LastList } from './LastList';
import { PasteArea } from './PasteArea';
import type { ListReading } from './useListReading';

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
  const [pasted, setPasted] = useStoredText(props.textStoredAs);
  const [pastingChoice, setIsPasting] = useState<boolean>();
  const isPasting = pastingChoice ?? pasted !== '';
  const { order, isRestored, checkFailure } = useSheet(sheet);
  const openerRef = useRef<HTMLButtonElement>(null);

  return (
    <>
      <PageHead title={t('quickOrder.title')}>
        {counting}
        <ButtonRow role="group" aria-label={t('quickOrder.sources')}>
          <ToolFold label={t('quickOrder.sources')}>
            <SmallButton
              ref={openerRef}
              type="button"
              aria-expanded={isPasting}
              onClick={() => setIsPasting(!isPasting)}
            >
              <Icon name="menu" size={16} />
              {t('quickOrder.paste')}
            </SmallButton>
            <ChooseFile onFiles={reading.readFiles}>{t('opticon.choose')}</ChooseFile>
            {sources}
            <SmallButton type="button" onClick={onFavourites}>
              <Icon name="heart" size={16} />
              {t('quickOrder.favourites')}
            </SmallButton>
            {onStartNew && (
              <SmallButton type="button" onClick={onStartNew}>
                <Icon name="plus" size={16} />
                {t('lists.new')}
              </SmallButton>
            )}
          </ToolFold>
        </ButtonRow>
        {props.unfinished}
      </PageHead>
      <Messages className="no-print">
        {isPasting && (
          <PasteArea
            text={pasted}
            onChange={setPasted}
            onText={(text) => {
              reading.readText(text);
              setIsPasting(false);
              openerRef.current?.focus();
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
