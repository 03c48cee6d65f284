import { memo, type KeyboardEvent } from 'react';
import CustomProvider from 'rsuite/CustomProvider';
import DatePicker from 'rsuite/DatePicker';
import 'rsuite/DatePicker/styles/index.css';
import enUS from 'rsuite/locales/en_US';
import esES from 'rsuite/locales/es_ES';
import frFR from 'rsuite/locales/fr_FR';
import { createGlobalStyle, styled } from 'styled-components';

import type { Language } from '#domain/languages';
import type { CalendarDay } from '#domain/typed-dates/calendarDays';

import { useWords } from '../i18n/Words';

import type { DateKind } from './dateKinds';
import { Drawing } from './Icon';
import { color, control, radius } from './theme';

/** rsuite's calendar, which it draws at the end of the page, in the colours of the theme. */
const Colours = createGlobalStyle`
  .rs-picker,
  .rs-picker-popup {
    --rs-primary-50: ${color.primaryTint};
    --rs-primary-100: ${color.primaryTint};
    --rs-primary-500: ${color.primary};
    --rs-primary-600: ${color.primary};
    --rs-primary-700: ${color.primaryStrong};
    --rs-text-primary: ${color.ink};
    --rs-text-secondary: ${color.inkSoft};
    --rs-text-heading: ${color.ink};
    --rs-bg-overlay: ${color.surface};
    --rs-bg-card: ${color.surface};
    --rs-input-bg: ${color.surface};
    --rs-border-primary: ${color.lineStrong};
    --rs-border-secondary: ${color.line};
    --rs-input-focus-border: ${color.primary};
    --rs-listbox-option-hover-bg: ${color.primaryTint};
    --rs-calendar-range-bg: ${color.primaryTint};
    --rs-color-focus-ring: ${color.primary};
    --rs-bg-active: ${color.primary};
    --rs-text-active: ${color.primaryStrong};
  }
`;

/** Of the box that rsuite draws the calendar's button alone is seen; the date stands in the field beside it.
 * rsuite's own styles may come later than these, so that each has to outweigh them. */
const Picker = styled(DatePicker)`
  && {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: ${control.normal};
  }

  && .rs-input-group {
    height: 100%;
    border-color: transparent;
    border-radius: ${radius.control};
    background: none;
  }

  && .rs-picker-label {
    position: absolute;
    clip-path: inset(50%);
  }

  && .rs-input {
    position: absolute;
    inset: 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }

  && .rs-picker-toggle-indicator {
    inset: 0;
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    padding: 0;
    pointer-events: none;
  }
`;

const LOCALES = { '': enUS, fr: frFR, es: esES } satisfies Record<Language, unknown>;

const dayOf = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});
const monthOf = (date: Date) => date.getFullYear() * 12 + date.getMonth();

/** Days that are past, and months that are not; rsuite counts its years from this one, the last left out. */
const OFFERS = {
  day: {
    format: 'yyyy-MM-dd',
    limitEndYear: 1,
    shouldDisableDate: (date: Date) => date > new Date(),
  },
  month: {
    format: 'MM/yy',
    limitStartYear: 1,
    limitEndYear: 21,
    shouldDisableDate: (date: Date) => monthOf(date) < monthOf(new Date()),
  },
} as const;

/** rsuite's own carries a name in English. */
const Caret = () => <Drawing path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" size={16} />;

const NO_SHORTCUTS: [] = [];

/** Its provider makes room for toasts; ours are notistack's. */
const NO_TOASTS = document.createElement('div');

/** A button's keys: in a box Enter would send the form, and Space would do nothing. */
function openByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.click();
}

interface CalendarButtonProps {
  kind: DateKind;
  label: string;
  /** YYYY-MM-DD, or empty for today. */
  day: string;
  onPick: (day: CalendarDay) => void;
}

/**
 * Opens rsuite's calendar. Of its box nothing but the button is seen; a box that has its words from
 * us takes no keys, so that nothing but the calendar changes the date. Whenever it is drawn, rsuite
 * makes the months of an open calendar anew and the focus is lost: it is drawn for a change alone.
 */
export const CalendarButton = memo(function CalendarButton(props: CalendarButtonProps) {
  const { kind, label, day, onPick } = props;
  const { language } = useWords();
  return (
    <CustomProvider locale={LOCALES[language]} toastContainer={NO_TOASTS}>
      <Colours />
      <Picker
        {...OFFERS[kind]}
        label={label}
        placeholder={label}
        caretAs={Caret}
        editable={false}
        cleanable={false}
        oneTap
        ranges={NO_SHORTCUTS}
        placement="bottomEnd"
        value={day ? new Date(`${day}T00:00`) : new Date(new Date().toDateString())}
        renderValue={() => label}
        onKeyDown={openByKey}
        onChange={(date) => {
          if (date) onPick(dayOf(date));
        }}
      />
    </CustomProvider>
  );
});
