import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CallError } from '../../api/baseQuery';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useSendScans } from '../../features/worksheet/useSendScans';
import type { OpenSheet } from '../../features/worksheet/useWorksheet';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { space } from '../../ui/theme';

import { PasteArea } from './PasteArea';

const Sources = styled.div`
  margin-bottom: ${space(4)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface QuickOrderScreenProps {
  sheet: OpenSheet;
  /** Of the earlier order that the address names. */
  earlier: { error: CallError | object | undefined; retry: () => void };
  counting: ReactNode;
  /** Other ways into the sheet. */
  sources?: ReactNode;
  onText: (text: string) => void;
  onFavourites: () => void;
}

export function QuickOrderScreen(props: QuickOrderScreenProps) {
  const { sheet, earlier, counting, sources, onText, onFavourites } = props;
  const t = useTranslate();
  const send = useSendScans();
  const [isPasting, setIsPasting] = useState(false);
  const { checking } = sheet;

  return (
    <>
      <PageHead title={t('quickOrder.title')}>{t('quickOrder.words')}</PageHead>
      <Sources className="no-print">
        <Ways role="group" aria-label={t('quickOrder.sources')}>
          <button
            type="button"
            className="button"
            aria-expanded={isPasting}
            onClick={() => setIsPasting(!isPasting)}
          >
            <Icon name="menu" size={18} />
            {t('quickOrder.paste')}
          </button>
          {sources}
          <button type="button" className="button" onClick={onFavourites}>
            <Icon name="heart" size={18} />
            {t('quickOrder.favourites')}
          </button>
          <Link className="button" to={paths.opticon}>
            <Icon name="scan" size={18} />
            {t('quickOrder.upload')}
          </Link>
        </Ways>
        {isPasting && (
          <PasteArea
            onText={(text) => {
              onText(text);
              setIsPasting(false);
            }}
          />
        )}
      </Sources>
      {earlier.error && <LoadError error={earlier.error as CallError} onRetry={earlier.retry} />}
      {checking.error && <LoadError error={checking.error} onRetry={checking.retry} />}
      {sheet.isRestored ? (
        <Worksheet sheet={sheet} send={send} counting={counting} isFirst onLines={onText} />
      ) : (
        <LinesSkeleton words={t('lines.opening')} />
      )}
    </>
  );
}
