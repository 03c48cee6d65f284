import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

import { useBalance } from './useBalance';

const Note = styled(Small)`
  margin: ${space(3)} 0;
`;

/** What the company owes before another order, to those who may know; it refuses nothing. */
export function BalanceNote() {
  const t = useTranslate();
  const format = useFormat();
  const balance = useBalance();
  if (!balance) return null;
  const { balance: owed, overdue, available } = balance;
  return (
    <Note>
      {t('invoices.reviewOwed', { balance: format.price(owed) })}{' '}
      {overdue > 0 && `${t('invoices.reviewOverdue', { overdue: format.price(overdue) })} `}
      {available !== undefined && t('invoices.reviewLeft', { available: format.price(available) })}
    </Note>
  );
}
