import { styled } from 'styled-components';

import type { OrderList } from '#contract/orderLists';

import { useMoveOn } from '../../features/standing-lists/useMoveOn';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { space } from '../../ui/theme';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin-bottom: ${space(3)};
`;

/** Says since when one's own list is due, and moves it on to its next day. */
export function DueNote({ list }: { list: OrderList }) {
  const t = useTranslate();
  const format = useFormat();
  const { day, isMoving, moveOn } = useMoveOn(list);
  if (!list.rhythm?.is_due) return null;
  return (
    <Line>
      {t('savedLists.due', { day: format.day(list.rhythm.next_on) })}
      <SmallButton type="button" aria-disabled={isMoving} onClick={(event) => void moveOn(event)}>
        {t('savedLists.due.moveOn', { day })}
      </SmallButton>
    </Line>
  );
}
