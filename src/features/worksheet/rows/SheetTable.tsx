import { useRef } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { maxPacksIn } from '../../../slices/worksheets/lineStatus';
import { LongRows } from '../../../ui/table/LongRows';
import type { Reveal, RowPlace } from '../../../ui/table/Row';
import { Rows, Table } from '../../../ui/table/Table';
import { TypedRow } from '../codes/TypedRow';
import { useCorrectCode } from '../codes/useCorrectCode';
import type { TypedRowState } from '../codes/useTypedRow';
import { useSheet, type SheetTotals } from '../state/useSheet';

import { columnsOf } from './columns';
import type { GivePasted } from './rowProps';
import { SheetRow } from './SheetRow';
import { insertPositionOf, isBlank, type Blank, type Slot } from './slots';
import { useFillDown } from './useFillDown';
import { useMoveFocus } from './useMoveFocus';
import type { Slots } from './useSlots';

const keyOf = (slot: Slot): Slot => slot;

interface SheetTableProps {
  sheet: string;
  isReOrder: boolean;
  /** The visible lines and the empty rows. */
  slots: Slots;
  typed: TypedRowState;
  totals: SheetTotals;
  onLines: GivePasted | undefined;
}

/** The lines, and the empty rows for typing among and below them. */
export function SheetTable(props: SheetTableProps) {
  const { sheet, isReOrder, slots, typed, onLines } = props;
  const { counted, summary } = props.totals;
  const t = useTranslate();
  const reveal = useRef<Reveal>(null);
  const state = useSheet(sheet);
  const counting = state.counting ?? 'packs';
  const onCorrect = useCorrectCode(sheet);
  const onMove = useMoveFocus(sheet, slots.all, reveal);
  const onFill = useFillDown(sheet, slots.ids);
  const shared = { sheet, isReOrder, counting, onCorrect, onLines, onFill, onMove };

  const renderLine = (id: number, place: RowPlace) => {
    const line = state.lines[id];
    const room = line ? maxPacksIn(line, counted, summary.packs) : 0;
    const isEager = summary.unknown.includes(id);
    return <SheetRow key={id} id={id} room={room} isEager={isEager} {...shared} {...place} />;
  };
  const renderBlank = (blank: Blank, place: RowPlace) => (
    <TypedRow
      key={blank}
      typed={typed}
      blank={blank}
      {...place}
      index={place.index ?? 0}
      onLines={onLines && ((text) => onLines(text, insertPositionOf(blank, slots.all)))}
      onMove={onMove}
    />
  );
  return (
    <Table
      caption={t('lines.caption')}
      columns={columnsOf(isReOrder, counting)}
      rowCount={slots.all.length + 1}
      isWide
    >
      <LongRows
        items={slots.among}
        keyOf={keyOf}
        reveal={reveal}
        draw={(slot, place) => (isBlank(slot) ? renderBlank(slot, place) : renderLine(slot, place))}
      />
      {slots.end.length > 0 && (
        <Rows>
          {slots.end.map((blank, offset) =>
            renderBlank(blank, { index: slots.among.length + offset }),
          )}
        </Rows>
      )}
    </Table>
  );
}
