import { styled } from 'styled-components';

import type { DeskOrder, DeskShipment } from '../../api/staffOrders';
import { Aside, AsideList } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Small } from '../../ui/Small';
import { size, space } from '../../ui/theme';

const Buttons = styled(ButtonRow)`
  margin-top: ${space(1)};
`;

const Voided = styled.s`
  text-decoration-thickness: 1px;
`;

const TrackingLink = styled.a`
  display: inline-block;
  min-height: 1.5rem;
  margin-right: ${space(3)};
  font-size: ${size.s};
`;

interface ShipmentsProps {
  order: DeskOrder;
  onSlip: (shipment_id: string) => void;
  onVoid?: (shipment_id: string) => void;
}

/** Shipments of the order, with their tracking links. */
export function Shipments({ order, ...rest }: ShipmentsProps) {
  const t = useTranslate();
  return (
    <Aside title={t('desk.shipments')}>
      {order.shipments.length === 0 && <Small>{t('desk.shipments.none')}</Small>}
      <AsideList>
        {order.shipments.map((shipment) => (
          <Shipment key={shipment.shipment_id} order={order} shipment={shipment} {...rest} />
        ))}
      </AsideList>
    </Aside>
  );
}

function Shipment({
  order,
  shipment,
  onSlip,
  onVoid,
}: ShipmentsProps & { shipment: DeskShipment }) {
  const t = useTranslate();
  const format = useFormat();
  const { shipment_id, voided_at, tracking, carrier, parcels } = shipment;
  const count = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const Summary = voided_at === null ? 'span' : Voided;
  const idOf = (number: number) => order.lines.find(({ line }) => line === number)?.product_id;
  return (
    <li>
      <Summary>
        {[
          t('desk.packs', { count }),
          carrier,
          parcels !== null && t('desk.parcels.count', { count: parcels }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Summary>
      <Small>
        <time dateTime={shipment.shipped_at}>{format.dateTime(shipment.shipped_at)}</time>
        {` · ${shipment.actor}`}
      </Small>
      <Small>
        {shipment.lines
          .map(({ line, quantity }) => `${quantity} × ${idOf(line) ?? line}`)
          .join(', ')}
      </Small>
      {tracking.map((tracked) => (
        <TrackingNumber key={tracked.number} {...tracked} />
      ))}
      {shipment.note && <Small>{shipment.note}</Small>}
      {voided_at === null ? (
        <Buttons className="no-print">
          <SmallButton onClick={() => onSlip(shipment_id)}>{t('desk.packingSlip')}</SmallButton>
          {onVoid && (
            <SmallButton onClick={() => onVoid(shipment_id)}>{t('desk.void.open')}</SmallButton>
          )}
        </Buttons>
      ) : (
        <Small>{t('desk.void.at', { at: format.dateTime(voided_at) })}</Small>
      )}
    </li>
  );
}

/** Links to the carrier's tracking page, if it has one. */
function TrackingNumber({ number, url }: DeskShipment['tracking'][number]) {
  return url ? (
    <TrackingLink className="mono" href={url} target="_blank" rel="noreferrer">
      {number}
    </TrackingLink>
  ) : (
    <Small className="mono">{number}</Small>
  );
}
