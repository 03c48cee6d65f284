import { styled } from 'styled-components';

import type { OrderList } from '#contract/orderLists';
import { localDay } from '#domain/days';
import { dayAfterThis } from '#domain/rhythm';

import { useSkipOrderListMutation } from '../../api/orderLists';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { space } from '../../ui/theme';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
`;

/** Says since when one's own list is due, and moves it on to its next day. */
export function DueNote({ list: { list_id, rhythm } }: { list: OrderList }) {
  const t = useTranslate();
  const format = useFormat();
  const tellFailure = useFailureNotice();
  const { user_id, lang } = useCustomer();
  const [skip, { isLoading }] = useSkipOrderListMutation();
  if (!rhythm?.is_due) return null;

  const { next_on } = rhythm;
  const following = dayAfterThis(rhythm, localDay(new Date()));
  const moveOn = async () => {
    const { error } = await skip({ list_id, next_on, user_id, lang });
    if (error) tellFailure(error);
  };
  return (
    <Line>
      {t('savedLists.due', { day: format.day(next_on) })}
      <SmallButton
        type="button"
        aria-disabled={isLoading}
        onClick={() => void (!isLoading && moveOn())}
      >
        {t('savedLists.due.moveOn', { day: format.day(following) })}
      </SmallButton>
    </Line>
  );
}
