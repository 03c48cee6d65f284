import { useState } from 'react';
import { styled } from 'styled-components';

import type { OrderList, NewRhythm } from '#contract/orderLists';
import { addDays, isExistingDay, localDay } from '#domain/days';

import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { DateField } from '../../ui/DateField';
import { FilterLabel } from '../../ui/FilterField';
import { Select } from '../../ui/Input';

import { Choice } from './Choice';
import { RhythmTerms } from './RhythmTerms';
import type { ListEditing } from './useEditList';

/** The rhythms that are offered, in weeks. */
const WEEKS: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 26];

const DayBox = styled.div`
  max-width: 14.375rem;
`;

const today = (): string => localDay(new Date());

/** The rhythm of a list with changes; a new one begins after its first weeks. */
function changed({ rhythm }: OrderList, changes: Partial<NewRhythm>): NewRhythm {
  const every_weeks = changes.every_weeks ?? rhythm?.every_weeks ?? 1;
  if (!rhythm) return { next_on: addDays(today(), 7 * every_weeks), ...changes, every_weeks };
  const { next_on, paused_from, paused_until, ship_to_code, po_reference } = rhythm;
  const kept = { next_on, paused_from, paused_until, ship_to_code, po_reference };
  return { ...kept, ...changes, every_weeks };
}

interface RhythmFieldsProps {
  list: OrderList;
  editing: ListEditing;
}

/** How often one's own list is ordered, from which day, whether that is paused, and how. */
export function RhythmFields({ list, editing: { editList } }: RhythmFieldsProps) {
  const t = useTranslate();
  const { rhythm } = list;
  const weeks = rhythm?.every_weeks ?? 0;
  const choices = [...new Set([...WEEKS, ...(rhythm ? [weeks] : [])])].sort((a, b) => a - b);

  const change = (changes: Partial<NewRhythm>) =>
    editList((now) => ({ rhythm: changed(now, changes) }));
  return (
    <>
      <FilterLabel>
        {t('savedLists.rhythm')}
        <Select
          value={weeks}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            if (chosen === 0) void editList({ rhythm: null });
            else void change({ every_weeks: chosen });
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
            onDay={(next_on) => void change({ next_on })}
          />
          <Choice>
            <Checkbox
              checked={rhythm.paused_from !== null}
              onChange={({ target }) =>
                void change({ paused_from: target.checked ? today() : null, paused_until: null })
              }
            />
            {t('savedLists.rhythm.paused')}
          </Choice>
          <RhythmTerms rhythm={rhythm} onChange={change} />
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
