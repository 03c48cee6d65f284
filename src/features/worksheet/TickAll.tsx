import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, space } from '../../ui/theme';

import { packsOf } from './standing';
import type { OpenSheet } from './useWorksheet';
import { linesTicked } from './worksheetSlice';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.primary};
  }
`;

/** Ticks everything that can be added, on all pages, or nothing. */
export function TickAll({ sheet }: { sheet: OpenSheet }) {
  const t = useTranslate();
  const { state, summary, dispatch } = sheet;
  const { chosen, tickable } = summary;

  const tickAll = () => {
    const ids = state.order.filter((id) => {
      const line = state.lines[id];
      const decision = state.decisions[id];
      return line?.product && packsOf(line, decision) > 0;
    });
    dispatch(linesTicked({ ids, isTicked: chosen < tickable }));
  };

  return (
    <Label>
      <input
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
