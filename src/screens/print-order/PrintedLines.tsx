import type { Order } from '#contract/orders';
import { barcodeOf } from '#domain/barcodeOf';
import { unitsOf } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Barcode } from '../../ui/Barcode';
import { SafeHtml } from '../../ui/SafeHtml';

type OrderLine = Order['lines'][number];

const COLUMNS = [
  ['order.line', 'number'],
  ['order.product', undefined],
  ['order.barcode', undefined],
  ['order.packs', 'number'],
  ['order.price', 'number'],
  ['order.total', 'number'],
] as const;

/** The lines of a printed order with their total. */
export function PrintedLines({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <table aria-label={t('order.caption', { order: order.order_id })}>
      <thead>
        <tr>
          {COLUMNS.map(([label, className]) => (
            <th key={label} scope="col" className={className}>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <PrintedLine key={line.line} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {t('order.counts', { lines: order.lines.length, units: order.units })}
          </th>
          <td className="number">{format.price(order.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function PrintedLine({ line }: { line: OrderLine }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <tr>
      <td className="number">{line.line}</td>
      <th scope="row">
        <span className="mono">{line.product_id}</span> <SafeHtml html={line.name} />
      </th>
      <td className="code mono">
        <Barcode code={barcodeOf(line)} />
        {barcodeOf(line)}
      </td>
      <td className="number">
        {t('order.packsOf', {
          packs: line.order_qty,
          pack: line.ship_pack,
          units: unitsOf(line.order_qty, line.ship_pack),
        })}
      </td>
      <td className="number">{format.price(line.price)}</td>
      <td className="number">{format.price(line.total)}</td>
    </tr>
  );
}
