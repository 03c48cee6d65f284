import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, space } from '../../ui/theme';

import { linesTicked } from './reviewSlice';
import { packsOf } from './standing';
import type { LineReviewing } from './useLineReview';

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
export function TickAll({ review }: { review: LineReviewing }) {
  const t = useTranslate();
  const { state, summary, dispatch } = review;
  const { chosen, tickable } = summary;

  const tickAll = () => {
    const ids = state.lines
      .filter((line) => {
        const decision = state.decisions[line.id];
        const isOpen = !decision?.isRemoved && !decision?.isAdded;
        return line.product !== null && isOpen && packsOf(line, decision) > 0;
      })
      .map(({ id }) => id);
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
