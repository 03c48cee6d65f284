import { useRef } from 'react';
import { styled } from 'styled-components';

import type { DeskLine } from '../../api/staffOrders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { NumberBox } from '../../ui/NumberBox';
import { ProductName } from '../../ui/ProductName';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

import type { Packs } from './usePacks';

const columns = namedColumns({
  tick: { label: 'desk.include', width: '1.5rem', isQuiet: true, fold: 'lead' },
  product: { label: 'order.product', width: 'minmax(0, 1fr)', fold: 'head' },
  bin: { label: 'desk.bin', width: '5.25rem' },
  size: { label: 'desk.packSize', width: '5rem', isNumber: true, under: 'bin', fold: 'left' },
  open: { label: 'desk.open', width: '5rem', isNumber: true, fold: 'right' },
  stock: { label: 'desk.inStock', width: '5.5rem', isNumber: true, under: 'open', fold: 'left' },
  packs: { label: 'order.packs', width: '6rem', isNumber: true, fold: 'right' },
});

const PacksInput = styled(NumberBox)`
  width: 5.5rem;
`;

interface PacksTableProps {
  caption: string;
  lines: readonly DeskLine[];
  packs: Packs;
  /**
   * Called on Enter if the text is not a number of packs; `typed` is what the input held before.
   */
  onCode?: (code: string, box: { line: DeskLine; typed: string | undefined }) => void;
}

/** One line and one quantity input per row; Tab moves from quantity to quantity. */
export function PacksTable({ caption, lines, packs, onCode }: PacksTableProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={caption} columns={columns}>
      <Rows>
        {lines.map((line) => (
          <Row key={line.line} tone={packs.packsOf(line) === 0 ? 'off' : undefined}>
            <Cell column={columns.tick}>
              <Checkbox
                tabIndex={-1}
                aria-label={t('desk.include.line', { id: line.product_id })}
                checked={packs.packsOf(line) > 0}
                onChange={({ target }) => packs.type(line, String(target.checked ? line.open : 0))}
              />
            </Cell>
            <RowHead column={columns.product}>
              <ProductName id={line.product_id} name={line.name} picture={line.image} />
            </RowHead>
            <Cell column={columns.bin}>{line.bin && <span className="mono">{line.bin}</span>}</Cell>
            <Cell column={columns.size}>{t('product.timesPack', { count: line.ship_pack })}</Cell>
            <Cell column={columns.open}>{format.number(line.open)}</Cell>
            <Cell column={columns.stock}>{format.number(line.available)}</Cell>
            <Cell column={columns.packs}>
              <PacksBox line={line} packs={packs} {...(onCode && { onCode })} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

/** Maximum length of a code that is scanned into it. */
const MAX_CODE_LENGTH = 40;

/** Whether the text is too long for a number of packs or a typing error. */
const isCode = (text: string) => text.length > 5;

interface PacksBoxProps extends Pick<PacksTableProps, 'packs' | 'onCode'> {
  line: DeskLine;
}

function PacksBox({ line, packs, onCode }: PacksBoxProps) {
  const t = useTranslate();
  const typed = useRef<string>(undefined);
  return (
    <PacksInput
      data-packs=""
      aria-label={t('desk.packs.of', { id: line.product_id })}
      aria-invalid={packs.isInvalid(line)}
      maxLength={MAX_CODE_LENGTH}
      value={packs.textOf(line)}
      onFocus={({ target }) => {
        typed.current = packs.typedOf(line);
        target.select();
      }}
      onChange={({ target }) => packs.type(line, target.value)}
      onKeyDown={(event) => {
        const text = event.currentTarget.value.trim();
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isCode(text)) return;
        event.preventDefault();
        onCode?.(text, { line, typed: typed.current });
      }}
    />
  );
}
