import { styled } from 'styled-components';

import type { Balance } from '#contract/invoices';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { color, from, size, space } from '../../ui/theme';

const Balanced = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(3)};
`;

/**
 * Place for the facts and their time: a line each, and two each on a phone, where two facts stand in
 * a line.
 */
export const BalanceRoom = styled(Balanced)`
  min-height: calc(1.45 * (4 * ${size.s} + 2 * ${size.text}) + ${space(3)});

  ${from.tablet} {
    min-height: calc(1.45 * (2 * ${size.s} + ${size.text}) + ${space(1)});
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(6)};
  margin: 0;

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Term = styled.dt`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Amount = styled.dd`
  font-weight: 600;

  &[data-tone='bad'] {
    color: ${color.bad};
  }
`;

/** What the company owes, what of it is overdue, and what is left of its credit. */
export function BalanceFacts({ balance }: { balance: Balance }) {
  const t = useTranslate();
  const format = useFormat();
  const { balance: owed, overdue, credit_limit, available, as_of } = balance;
  return (
    <Balanced>
      <Facts>
        <div>
          <Term>{t('invoices.balance')}</Term>
          <Amount>{format.price(owed)}</Amount>
        </div>
        {overdue > 0 && (
          <div>
            <Term>{t('invoices.overdue')}</Term>
            <Amount data-tone="bad">{format.price(overdue)}</Amount>
          </div>
        )}
        {credit_limit !== undefined && available !== undefined && (
          <>
            <div>
              <Term>{t('invoices.limit')}</Term>
              <Amount>{format.price(credit_limit)}</Amount>
            </div>
            <div>
              <Term>{t('invoices.available')}</Term>
              <Amount data-tone={available < 0 ? 'bad' : undefined}>
                {format.price(available)}
              </Amount>
            </div>
          </>
        )}
      </Facts>
      <Small>{t('invoices.asOf', { time: format.dateTime(as_of) })}</Small>
    </Balanced>
  );
}
