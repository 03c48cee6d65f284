import { useState } from 'react';
import { styled } from 'styled-components';

import type { OrderList, Rhythm } from '#contract/orderLists';
import { addDays, isExistingDay, localDay } from '#domain/days';

import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { DateField } from '../../ui/DateField';
import { FilterLabel } from '../../ui/FilterField';
import { Select } from '../../ui/Input';

import { Choice } from './Choice';
import type { ListEditing } from './useEditList';

/** The rhythms that are offered, in weeks. */
const WEEKS: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 26];

const DayBox = styled.div`
  max-width: 14.375rem;
`;

const today = (): string => localDay(new Date());

interface RhythmFieldsProps {
  list: OrderList;
  editing: ListEditing;
}

/** How often one's own list is ordered, from which day, and whether that is paused. */
export function RhythmFields({ list, editing: { editList } }: RhythmFieldsProps) {
  const t = useTranslate();
  const { rhythm } = list;
  const weeks = rhythm?.every_weeks ?? 0;
  const choices = [...new Set([...WEEKS, ...(rhythm ? [weeks] : [])])].sort((a, b) => a - b);

  const change = ({ every_weeks, next_on, ...others }: Partial<Rhythm>) => {
    const kept = rhythm && {
      paused_from: rhythm.paused_from,
      paused_until: rhythm.paused_until,
      ship_to_code: rhythm.ship_to_code,
      po_reference: rhythm.po_reference,
    };
    const every = every_weeks ?? weeks;
    const first = next_on ?? rhythm?.next_on ?? addDays(today(), 7 * every);
    void editList({ rhythm: { ...kept, ...others, every_weeks: every, next_on: first } });
  };
  return (
    <>
      <FilterLabel>
        {t('savedLists.rhythm')}
        <Select
          value={weeks}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            if (chosen === 0) void editList({ rhythm: null });
            else change({ every_weeks: chosen });
          }}
        >
          <option value={0}>{t('savedLists.rhythm.none')}</option>
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('savedLists.rhythm.weeks', { count })}
            </option>
          ))}
        </Select>
      </FilterLabel>
      {rhythm && (
        <>
          <NextDay
            key={rhythm.next_on}
            day={rhythm.next_on}
            onDay={(next_on) => change({ next_on })}
          />
          <Choice>
            <Checkbox
              checked={rhythm.paused_from !== null}
              onChange={({ target }) =>
                change({ paused_from: target.checked ? today() : null, paused_until: null })
              }
            />
            {t('savedLists.rhythm.paused')}
          </Choice>
        </>
      )}
    </>
  );
}

interface NextDayProps {
  /** YYYY-MM-DD. */
  day: string;
  onDay: (day: string) => void;
}

/** The next day of a rhythm, stored when the field is left; one in the past is not taken. */
function NextDay({ day, onDay }: NextDayProps) {
  const t = useTranslate();
  const [text, setText] = useState(day);
  const isDay = isExistingDay(text) && (text === day || text >= today());
  const [isLeft, setIsLeft] = useState(false);
  return (
    <DayBox
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIsLeft(true);
        if (isDay && text !== day) onDay(text);
      }}
    >
      <DateField
        kind="expectedDay"
        isQuiet
        label={t('savedLists.rhythm.next')}
        autoComplete="off"
        maxLength={40}
        error={isLeft && !isDay ? t('savedLists.rhythm.wrongDay') : undefined}
        value={text}
        onChange={setText}
      />
    </DayBox>
  );
}
