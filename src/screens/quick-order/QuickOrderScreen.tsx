import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CallError } from '../../api/callError';
import { ChooseFile } from '../../features/order-file/ChooseFile';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { useKeptText } from '../../features/worksheet/storage/useKeptText';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { checkRepeated } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LoadError } from '../../ui/LoadError';
import { space } from '../../ui/theme';

import { LastList } from './LastList';
import { PasteArea } from './PasteArea';
import type { ListReading } from './useListReading';

const Sources = styled.div`
  margin-bottom: ${space(4)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface QuickOrderScreenProps {
  sheet: string;
  textKeptAs: string;
  /** Of the earlier order that the address names. */
  earlier: { error: CallError | object | undefined; retry: () => void };
  /** Files and pasted lists. */
  reading: ListReading;
  /** A file hangs over the page. */
  isOver: boolean;
  /** The other lists that wait. */
  unfinished: ReactNode;
  counting: ReactNode;
  /** Other ways into the sheet. */
  sources?: ReactNode;
  onFavourites: () => void;
  /** Absent where the list is empty: it is new already. */
  onStartNew: (() => void) | undefined;
}

export function QuickOrderScreen(props: QuickOrderScreenProps) {
  const { sheet, earlier, reading, isOver, counting, sources, onFavourites, onStartNew } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [pasted, setPasted] = useKeptText(props.textKeptAs);
  const [wasOpened, setIsPasting] = useState<boolean>();
  const isPasting = wasOpened ?? pasted !== '';
  const { order, isRestored, checkFailure } = useSheet(sheet);

  return (
    <>
      <Sources className="no-print">
        <Ways role="group" aria-label={t('quickOrder.sources')}>
          <Button type="button" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
            <Icon name="menu" size={18} />
            {t('quickOrder.paste')}
          </Button>
          <ChooseFile onFiles={reading.readFiles}>{t('opticon.choose')}</ChooseFile>
          {sources}
          <Button type="button" onClick={onFavourites}>
            <Icon name="heart" size={18} />
            {t('quickOrder.favourites')}
          </Button>
          {onStartNew && (
            <Button type="button" onClick={onStartNew}>
              <Icon name="plus" size={18} />
              {t('lists.new')}
            </Button>
          )}
        </Ways>
        {isPasting && (
          <PasteArea
            text={pasted}
            onChange={setPasted}
            onText={(text) => {
              reading.readText(text);
              setIsPasting(false);
            }}
          />
        )}
      </Sources>
      {props.unfinished}
      <LastList reading={reading} isGone={order.length === 0} />
      {earlier.error && <LoadError error={earlier.error as CallError} onRetry={earlier.retry} />}
      {checkFailure && (
        <LoadError error={checkFailure} onRetry={() => dispatch(checkRepeated({ sheet }))} />
      )}
      {isRestored ? (
        <Worksheet sheet={sheet} counting={counting} isFirst onLines={reading.readText} />
      ) : (
        <LinesSkeleton words={t('lines.opening')} />
      )}
      {isOver && <DropOverlay />}
    </>
  );
}
