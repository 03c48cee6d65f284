import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Order } from '#contract/orders';
import { PHONES } from '#domain/company';

import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { size, space } from '../../ui/theme';
import { WarnBox } from '../../ui/WarnBox';

import { OrderSteps } from './OrderSteps';

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

interface OrderProgressProps {
  order: Order;
  /** What else happened to it, as steps. */
  others?: readonly ReactNode[];
}

/** Where an order stands: why it is held, its steps, and notes from staff. */
export function OrderProgress({ order, others = [] }: OrderProgressProps) {
  const t = useTranslate();
  const format = useFormat();
  const { language } = useI18n();
  const { hold, notes = [] } = order;
  return (
    <>
      {hold && (
        <WarnBox>
          {t('order.held', { phone: PHONES[language] })}{' '}
          {hold.rule ? t(`order.hold.${hold.rule}`) : hold.text}
        </WarnBox>
      )}
      <OrderSteps order={order} others={others} />
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
