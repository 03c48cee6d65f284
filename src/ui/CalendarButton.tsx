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

import type { DateKind } from './dateKinds';
import { Drawing } from './Icon';
import { color, control, radius } from './theme';

/** Theme colours for rsuite's calendar, which is rendered at the end of the page. */
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

/**
 * Shows only the calendar button of rsuite's input; the date is in the field beside it. rsuite's
 * styles may load after these, so each rule needs a higher specificity.
 */
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
const startOfToday = () => new Date(new Date().toDateString());

/**
 * Past days, or days from today on, and months from the current one on. rsuite's year limits are
 * relative to this year, with an exclusive end.
 */
const PICKER_OPTIONS = {
  day: {
    format: 'yyyy-MM-dd',
    limitEndYear: 1,
    shouldDisableDate: (date: Date) => date > new Date(),
  },
  expectedDay: {
    format: 'yyyy-MM-dd',
    limitStartYear: 1,
    limitEndYear: 6,
    shouldDisableDate: (date: Date) => date < startOfToday(),
  },
  month: {
    format: 'MM/yy',
    limitStartYear: 1,
    limitEndYear: 21,
    shouldDisableDate: (date: Date) => monthOf(date) < monthOf(new Date()),
  },
} as const;

/** Replaces rsuite's icon, which has an English accessible name. */
const Caret = () => <Drawing path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" size={16} />;

const NO_SHORTCUTS: [] = [];

/** A detached container for the toasts of rsuite's provider; the app uses notistack's. */
const NO_TOASTS = document.createElement('div');

/**
 * Makes the keys behave as on a button: in an input Enter would submit the form, and Space would do
 * nothing.
 */
function openByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.click();
}

interface CalendarButtonProps {
  kind: DateKind;
  language: Language;
  label: string;
  /** YYYY-MM-DD, or empty for today. */
  day: string;
  onPick: (day: CalendarDay) => void;
}

/**
 * Opens rsuite's calendar. Only the button of its input is visible, and the input is not editable,
 * so that only the calendar changes the date. Memoised and without a context of its own, because
 * every render makes rsuite recreate the months of an open calendar, which loses the focus, and a
 * click in progress: messages that arrive must not render it.
 */
export const CalendarButton = memo(function CalendarButton(props: CalendarButtonProps) {
  const { kind, language, label, day, onPick } = props;
  return (
    <CustomProvider locale={LOCALES[language]} toastContainer={NO_TOASTS}>
      <Colours />
      <Picker
        {...PICKER_OPTIONS[kind]}
        label={label}
        placeholder={label}
        caretAs={Caret}
        editable={false}
        cleanable={false}
        oneTap
        ranges={NO_SHORTCUTS}
        placement="bottomEnd"
        value={day ? new Date(`${day}T00:00`) : startOfToday()}
        renderValue={() => label}
        onKeyDown={openByKey}
        onChange={(date) => {
          if (date) onPick(dayOf(date));
        }}
      />
    </CustomProvider>
  );
});
