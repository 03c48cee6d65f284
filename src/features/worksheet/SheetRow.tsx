import type { UnknownAction } from '@reduxjs/toolkit';
import { memo, type Dispatch } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';

import { CodeCell } from './CodeCell';
import { FixCell } from './FixCell';
import { GivenCell } from './GivenCell';
import { PacksCell } from './PacksCell';
import { PriceCell, TotalCell } from './PriceCells';
import { ProductCell } from './ProductCell';
import { SaidCell } from './SaidCell';
import { nameOf, type SheetLine } from './sheetLine';
import { isChosen, packsOf } from './standing';
import type { CorrectCode } from './useCorrectCode';
import { lineRemoved, lineTicked, type Counting, type Decision } from './worksheetSlice';

export interface SheetRowProps {
  line: SheetLine;
  decision: Decision | undefined;
  /** Most ship packs that this line can have. */
  room: number;
  isReOrder: boolean;
  /** Near matches are looked for unasked. */
  isEager: boolean;
  counting: Counting;
  /** Its place in the table, from 1; the heading is the first row. */
  place: number;
  /** Where a long table has it, in pixels from the first line; measured as it is drawn. */
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
  dispatch: Dispatch<UnknownAction>;
  onCorrect: CorrectCode;
  /** To the quantity of the line that many lines away. */
  onMove: (id: number, by: number) => void;
}

/** One line; typing in it draws it anew, and no other. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { line, decision, room, place, top, measure, isReOrder, dispatch } = props;
  const t = useTranslate();
  const name = plainText(nameOf(line));
  const isTicked = isChosen(line, decision);

  const tick = () => {
    const packs = Math.min(Math.max(1, packsOf(line, decision)), room);
    dispatch(lineTicked({ id: line.id, isTicked: !isTicked, packs }));
  };

  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={place}
      data-index={place - 2}
      data-line={line.id}
      data-ticked={isTicked}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      <td role="cell" className="tick">
        <input
          type="checkbox"
          aria-label={t('lines.tick', { name })}
          checked={isTicked}
          disabled={room === 0}
          onChange={tick}
        />
      </td>
      {isReOrder ? <GivenCell line={line} decision={decision} /> : <CodeCell {...props} />}
      <ProductCell line={line} />
      <Parts {...props} name={name} isTicked={isTicked} />
      <td role="cell" className="remove">
        <button
          type="button"
          className="icon-button"
          title={t('lines.remove', { name })}
          aria-label={t('lines.remove', { name })}
          onClick={() => dispatch(lineRemoved(line.id))}
        >
          <Icon name="close" size={18} />
        </button>
      </td>
    </tr>
  );
});

/** What can be had, what it costs, and what to do about it. */
function Parts(props: SheetRowProps & { name: string; isTicked: boolean }) {
  const { line, decision, isTicked } = props;
  const t = useTranslate();
  const packs = packsOf(line, decision);
  return (
    <>
      <td role="cell" className="possible number" data-label={t('lines.column.possible')}>
        {line.isUnchecked || !line.product ? '' : line.possible}
      </td>
      <PacksCell {...props} packs={packs} />
      <PriceCell line={line} />
      <TotalCell line={line} packs={isTicked ? packs : 0} />
      <SaidCell line={line} decision={decision} />
      <FixCell {...props} />
    </>
  );
}
