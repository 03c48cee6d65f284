import { styled } from 'styled-components';

import type { Order } from '#contract/orders';
import { COMPANY } from '#domain/company';
import { unitsOf } from '#domain/quantity';

import { orderStatusText } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useUser } from '../../store/useUser';
import { Barcode } from '../../ui/Barcode';
import { SafeHtml } from '../../ui/SafeHtml';

import { Sheet } from './Sheet';

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 8mm;
  padding-bottom: 2mm;
  border-bottom: 2px solid;
`;

const Address = styled.address`
  font-style: normal;
  text-align: right;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1mm 6mm;
  margin: 2mm 0;
`;

const Fact = styled.div`
  display: flex;
  gap: 2mm;
  min-width: 0;
`;

const Value = styled.dd`
  min-width: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Term = styled.dt`
  font-weight: 600;
`;

/**
 * Returns the code that is scanned for the product: its barcode, or its id if it has none. Every
 * upload reads both.
 */
const barcodeOf = ({ barcodes, product_id }: Order['lines'][number]): string =>
  barcodes[0] ?? product_id;

interface PrintedOrderProps {
  order: Order;
  paper: 'letter' | 'a4';
}

/** A printed order: black on white, with codes that hand scanners and people can read. */
export function PrintedOrder({ order, paper }: PrintedOrderProps) {
  const t = useTranslate();
  const format = useFormat();
  const { owner_name, customer_code } = useUser();
  const facts = [
    ['order.date', format.dateTime(order.date)],
    ['order.status', orderStatusText(t, order)],
    ['order.customer', [customer_code, owner_name].filter(Boolean).join(' · ')],
    ['order.po', order.po_reference],
    ['order.comment', order.order_comment],
  ] as const;

  return (
    <Sheet $paper={paper} tabIndex={0}>
      <Head>
        <h1>{t('order.title', { order: order.order_id })}</h1>
        <Address>
          <strong>{COMPANY.name}</strong>
          <br />
          {COMPANY.address}
        </Address>
      </Head>
      <Facts>
        {facts.map(
          ([label, text]) =>
            text && (
              <Fact key={label}>
                <Term>{t(label)}</Term>
                <Value>{text}</Value>
              </Fact>
            ),
        )}
      </Facts>
      <table aria-label={t('order.caption', { order: order.order_id })}>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('order.line')}
            </th>
            <th scope="col">{t('order.product')}</th>
            <th scope="col">{t('order.barcode')}</th>
            <th scope="col" className="number">
              {t('order.packs')}
            </th>
            <th scope="col" className="number">
              {t('order.price')}
            </th>
            <th scope="col" className="number">
              {t('order.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.line}>
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
    </Sheet>
  );
}
