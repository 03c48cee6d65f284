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
import { PageHead } from '../../ui/PageHead';
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
  /** Of the earlier order that the address names. */
  earlier: { error: CallError | object | undefined; retry: () => void };
  /** Files and pasted lists. */
  lists: ListReading;
  /** A file hangs over the page. */
  isOver: boolean;
  counting: ReactNode;
  /** Other ways into the sheet. */
  sources?: ReactNode;
  onFavourites: () => void;
}

export function QuickOrderScreen(props: QuickOrderScreenProps) {
  const { sheet, earlier, lists, isOver, counting, sources, onFavourites } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [pasted, setPasted] = useKeptText(`${sheet}:pasted`);
  const [wasOpened, setIsPasting] = useState<boolean>();
  const isPasting = wasOpened ?? pasted !== '';
  const { order, isRestored, checkFailure } = useSheet(sheet);

  return (
    <>
      <PageHead title={t('quickOrder.title')}>{t('quickOrder.words')}</PageHead>
      <Sources className="no-print">
        <Ways role="group" aria-label={t('quickOrder.sources')}>
          <Button type="button" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
            <Icon name="menu" size={18} />
            {t('quickOrder.paste')}
          </Button>
          <ChooseFile onFiles={lists.readFiles}>{t('opticon.choose')}</ChooseFile>
          {sources}
          <Button type="button" onClick={onFavourites}>
            <Icon name="heart" size={18} />
            {t('quickOrder.favourites')}
          </Button>
        </Ways>
        {isPasting && (
          <PasteArea
            text={pasted}
            onChange={setPasted}
            onText={(text) => {
              lists.readText(text);
              setIsPasting(false);
            }}
          />
        )}
      </Sources>
      <LastList lists={lists} isGone={order.length === 0} />
      {earlier.error && <LoadError error={earlier.error as CallError} onRetry={earlier.retry} />}
      {checkFailure && (
        <LoadError error={checkFailure} onRetry={() => dispatch(checkRepeated({ sheet }))} />
      )}
      {isRestored ? (
        <Worksheet sheet={sheet} counting={counting} isFirst onLines={lists.readText} />
      ) : (
        <LinesSkeleton words={t('lines.opening')} />
      )}
      {isOver && <DropOverlay />}
    </>
  );
}
