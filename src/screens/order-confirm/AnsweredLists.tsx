import { styled } from 'styled-components';

import { localDay } from '#domain/days';
import { dayAfterThis } from '#domain/rhythm';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { space } from '../../ui/theme';

import type { useAnsweredLists } from './useAnsweredLists';

const Rows = styled.div`
  display: grid;
  gap: ${space(2)};
  margin: ${space(3)} 0;
`;

interface AnsweredListsProps {
  answering: ReturnType<typeof useAnsweredLists>;
  isDisabled: boolean;
}

/** Which due lists the order answers, so that they move on to their next day. */
export function AnsweredLists({ answering, isDisabled }: AnsweredListsProps) {
  const t = useTranslate();
  const format = useFormat();
  const today = localDay(new Date());
  if (answering.lists.length === 0) return null;
  return (
    <Rows>
      {answering.lists.map(({ due: { list }, isAnswered }) => {
        const { list_id, name, rhythm } = list;
        if (!rhythm) return null;
        return (
          <CheckRow
            key={list_id}
            label={t('review.answers', { name, day: format.day(dayAfterThis(rhythm, today)) })}
            checked={isAnswered}
            disabled={isDisabled}
            onChange={({ target }) => answering.choose(list_id, target.checked)}
          />
        );
      })}
    </Rows>
  );
}
