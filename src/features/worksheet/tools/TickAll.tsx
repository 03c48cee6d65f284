import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { isTickable } from '../../../slices/worksheets/lineStatus';
import type { Summary } from '../../../slices/worksheets/summary';
import { linesTicked, selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { space } from '../../../ui/theme';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
`;

const Box = styled.input`
  width: 20px;
  height: 20px;
  margin: 0;
`;

/** Ticks every line that can be added, across all pages, or none. */
export function TickAll({ sheet, summary }: { sheet: string; summary: Summary }) {
  const t = useTranslate();
  const { dispatch, getState } = useAppStore();
  const { chosen, tickable } = summary;

  const tickAll = () => {
    const { lines, order, decisions } = selectSheet(getState(), sheet);
    const ids = order.filter((id) => {
      const line = lines[id];
      return line && isTickable(line, decisions[id]);
    });
    dispatch(linesTicked({ sheet, ids, isTicked: chosen < tickable }));
  };

  return (
    <Label>
      <Box
        type="checkbox"
        checked={tickable > 0 && chosen === tickable}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < tickable;
        }}
        disabled={tickable === 0}
        onChange={tickAll}
      />
      {t('lines.tickAll')}
    </Label>
  );
}
