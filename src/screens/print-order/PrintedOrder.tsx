import { styled } from 'styled-components';

import type { Order } from '#contract/orders';
import { COMPANY } from '#domain/company';
import { orderState } from '#domain/fulfilment';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useUser } from '../../store/useUser';

import { PrintedLines } from './PrintedLines';
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
    ['order.status', t(`order.status.${orderState(order)}`)],
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
      <PrintedLines order={order} />
    </Sheet>
  );
}
