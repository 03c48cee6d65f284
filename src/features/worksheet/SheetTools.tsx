import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme';

import { TickAll } from './TickAll';
import { useSaveSheet } from './useSaveSheet';
import type { OpenSheet } from './useWorksheet';
import { sheetCleared } from './worksheetSlice';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  &:empty {
    display: none;
  }
`;

interface SheetToolsProps {
  sheet: OpenSheet;
  counting: ReactNode;
  isReOrder: boolean;
}

/** What can be done with the sheet as a whole. */
export function SheetTools({ sheet, counting, isReOrder }: SheetToolsProps) {
  const t = useTranslate();
  const { summary, dispatch } = sheet;
  const save = useSaveSheet(sheet);
  const { open, toLookAt } = summary;
  return (
    <Tools>
      {counting}
      {open > 0 && <TickAll sheet={sheet} />}
      {open > 0 && !isReOrder && (
        <>
          <button type="button" className="button small" onClick={() => save('all')}>
            <Icon name="file" size={16} />
            {t('lines.save')}
          </button>
          {toLookAt > 0 && (
            <button type="button" className="button small" onClick={() => save('look')}>
              <Icon name="file" size={16} />
              {t('lines.save.look', { count: toLookAt })}
            </button>
          )}
          <button type="button" className="button small" onClick={() => dispatch(sheetCleared())}>
            <Icon name="trash" size={16} />
            {t('lines.clear')}
          </button>
        </>
      )}
    </Tools>
  );
}
