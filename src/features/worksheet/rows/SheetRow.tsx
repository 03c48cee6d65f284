import { memo } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { isChosen, packsOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import {
  lineRemoved,
  lineTicked,
  selectDecision,
  selectLine,
} from '../../../slices/worksheets/worksheets';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { IconButton } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Icon } from '../../../ui/Icon';
import { plainText } from '../../../ui/SafeHtml';
import { Cell, Row } from '../../../ui/table/Row';

import { CodeCell } from './CodeCell';
import { columns } from './columns';
import { FixCell } from './FixCell';
import { GivenCell } from './GivenCell';
import { PacksCell } from './PacksCell';
import { PriceCell, TotalCell } from './PriceCells';
import { ProductCell } from './ProductCell';
import type { PlacedLine, SheetRowProps } from './rowProps';
import { StatusCell } from './StatusCell';

/** One line; typing in it draws it anew, and no other. */
export const SheetRow = memo(function SheetRow(props: PlacedLine) {
  const { sheet, id } = props;
  const line = useAppSelector((state) => selectLine(state, sheet, id));
  const decision = useAppSelector((state) => selectDecision(state, sheet, id));
  return line && <Line {...props} line={line} decision={decision} />;
});

function Line(props: SheetRowProps) {
  const { sheet, line, decision, room, index, top, measure, isReOrder } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const name = plainText(nameOf(line));
  const isTicked = isChosen(line, decision);

  const tick = () => {
    const packs = Math.min(Math.max(1, packsOf(line, decision)), room);
    dispatch(lineTicked({ sheet, id: line.id, isTicked: !isTicked, packs }));
  };

  return (
    <Row
      index={index}
      top={top}
      measure={measure}
      tone={isTicked ? undefined : 'off'}
      data-line={line.id}
    >
      <Cell column={columns.tick}>
        <Checkbox
          aria-label={t('lines.tick', { name })}
          checked={isTicked}
          disabled={room === 0}
          onChange={tick}
        />
      </Cell>
      {isReOrder ? <GivenCell line={line} decision={decision} /> : <CodeCell {...props} />}
      <ProductCell line={line} />
      <Parts {...props} name={name} isTicked={isTicked} />
      <Cell column={columns.remove}>
        <IconButton
          type="button"
          title={t('lines.remove', { name })}
          aria-label={t('lines.remove', { name })}
          onClick={() => dispatch(lineRemoved({ sheet, id: line.id }))}
        >
          <Icon name="close" size={18} />
        </IconButton>
      </Cell>
    </Row>
  );
}

/** What can be had, what it costs, and what to do about it. */
function Parts(props: SheetRowProps & { name: string; isTicked: boolean }) {
  const { line, decision, room, isTicked } = props;
  const packs = packsOf(line, decision);
  return (
    <>
      <Cell column={columns.possible}>{!line.isUnchecked && line.product ? room : null}</Cell>
      <PacksCell {...props} packs={packs} />
      <PriceCell line={line} />
      <TotalCell line={line} packs={isTicked ? packs : 0} />
      <StatusCell line={line} decision={decision} />
      <FixCell {...props} />
    </>
  );
}
