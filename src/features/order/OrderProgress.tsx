import { styled } from 'styled-components';

import type { Order, Shipment } from '#contract/orders';
import { PHONES } from '#domain/company';

import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { size, space } from '../../ui/theme';
import { WarnBox } from '../../ui/WarnBox';

const Part = styled.section`
  margin: 0 0 ${space(4)};
`;

const Title = styled.h2`
  margin: 0 0 ${space(1)};
  font-size: ${size.text};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

/**
 * What has happened to an order since it was placed: why it is held, shipments, and notes from
 * staff.
 */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const { language } = useI18n();
  const { hold, shipments = [], notes = [] } = order;
  return (
    <>
      {hold && (
        <WarnBox>
          {t('order.held', { phone: PHONES[language] })}{' '}
          {hold.rule ? t(`order.hold.${hold.rule}`) : hold.text}
        </WarnBox>
      )}
      {shipments.length > 0 && (
        <Part aria-labelledby="shipments">
          <Title id="shipments">{t('order.shipments')}</Title>
          <List>
            {shipments.map((shipment) => (
              <ShipmentItem key={`${shipment.shipped_at} ${shipment.carrier}`} {...shipment} />
            ))}
          </List>
        </Part>
      )}
      {notes.length > 0 && (
        <Part aria-labelledby="notes">
          <Title id="notes">{t('order.notes')}</Title>
          <List>
            {notes.map(({ at, text }) => (
              <Item key={at}>
                <Small as="span">{format.dateTime(at)}</Small>
                <span>{text}</span>
              </Item>
            ))}
          </List>
        </Part>
      )}
    </>
  );
}

function ShipmentItem({ shipped_at, carrier, tracking, lines }: Shipment) {
  const t = useTranslate();
  const format = useFormat();
  const packs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Item>
      <span>{format.date(shipped_at)}</span>
      {carrier && <span>{carrier}</span>}
      {tracking.map(({ number, url }) =>
        url === undefined ? (
          <span key={number} className="mono">
            {number}
          </span>
        ) : (
          <a
            key={number}
            className="mono"
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('order.shipment.track', { number, carrier })}
          >
            {number}
          </a>
        ),
      )}
      <Small as="span">{t('order.shipment.lines', { count: lines.length, packs })}</Small>
    </Item>
  );
}
