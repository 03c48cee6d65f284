import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../../i18n/useTranslate';
import { linesInserted, quantitySet } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { BreakNudge } from '../../../ui/prices/OwnPrices';
import { QuantityStepper } from '../../../ui/QuantityStepper';
import { Cell } from '../../../ui/table/Row';
import { color, size, space } from '../../../ui/theme';
import { takePastedList } from '../codes/takePastedList';
import { typedLine } from '../codes/typedLine';

import { columns } from './columns';
import type { SheetRowProps } from './rowProps';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
`;

const Equivalent = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  line-height: 1.25;
`;

interface PacksCellProps extends SheetRowProps {
  name: string;
  packs: number;
}

/**
 * The quantity to add, in packs or in units rounded up to packs, and its equivalent in the other.
 */
export function PacksCell(props: PacksCellProps) {
  const { sheet, line, name, packs, room, counting, onFill, onLines, onMove } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [typedUnits, setTypedUnits] = useState(0);
  /** What is entered on one visit to this cell is undone as a whole. */
  const entry = useRef<string>(undefined);
  const { id, product } = line;
  if (!product) return <RequestedCell {...props} />;

  const { shipPack } = product;
  const perBox = counting === 'units' ? Math.max(1, shipPack ?? 1) : 1;
  const units = unitsOf(packs, shipPack);
  const isRounded = perBox > 1 && typedUnits > 0 && typedUnits !== units && packs < room;
  const setCount = (count: number) => {
    setTypedUnits(perBox > 1 ? count : 0);
    entry.current ??= nanoid();
    dispatch(quantitySet({ sheet, id, packs: Math.ceil(count / perBox), entry: entry.current }));
  };
  const scan = (code: string) => {
    const next = typedLine(code, '');
    if (next) dispatch(linesInserted({ sheet, lines: [next], source: '' }));
  };
  const fill = (pasted: string) => {
    if (!onFill(id, pasted)) onLines?.(pasted, { after: id });
  };
  const endEntry = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) entry.current = undefined;
  };
  const unitLabels = {
    of: t('lines.units.of', { name }),
    clamped: t('lines.units.clamped', { count: room * perBox }),
  };

  return (
    <Cell column={columns.packs}>
      <Box onBlur={endEntry} onPaste={(event) => takePastedList(event, fill)}>
        <QuantityStepper
          name={name}
          quantity={packs * perBox}
          max={room * perBox}
          step={perBox}
          labels={counting === 'units' ? unitLabels : undefined}
          onChange={setCount}
          onScan={scan}
          onMove={(by) => onMove(id, by)}
        />
        {shipPack !== undefined && (
          <Equivalent role={isRounded ? 'status' : undefined}>
            {perBox > 1 && packs > 0
              ? t(isRounded ? 'lines.units.rounded' : 'lines.units.packs', { packs, units })
              : t('product.timesPack', { count: shipPack })}
            {perBox === 1 && packs > 0 && ` ${t('product.units', { count: units })}`}
          </Equivalent>
        )}
        {product.priced && (
          <BreakNudge
            priced={product.priced}
            packs={packs}
            max={room}
            onPacks={(more) => setCount(more * perBox)}
          />
        )}
      </Box>
    </Cell>
  );
}

/** The requested quantity of a code that is not looked up yet or is unknown. */
function RequestedCell({ line, decision, counting }: PacksCellProps) {
  const t = useTranslate();
  const isDecided = decision?.packs !== undefined;
  const count = decision?.packs ?? line.original.quantity;
  const isUnits = counting === 'units' || line.original.inPieces;
  const unit = isUnits && !isDecided ? 'lines.units' : 'lines.packs';
  return (
    <Cell column={columns.packs}>
      {count !== null && <Equivalent>{t(unit, { count })}</Equivalent>}
    </Cell>
  );
}
