import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
} from 'react';
import { css, styled } from 'styled-components';

import { formatDay, type CalendarDay } from '#domain/typed-dates/calendarDays';

import { useI18n } from '../i18n/I18n';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';

import { DATE_KINDS, type DateKind } from './dateKinds';
import { FieldMark, LabelLine, type Mark } from './FieldMark';
import { Input } from './Input';
import { OptionalPart } from './OptionalPart';
import { FieldBox, FieldLabel, FieldError, FieldHint } from './TextField';
import { color, radius, space } from './theme';
import { useIsHydrated } from './useIsHydrated';

/** rsuite is most of a form's bundle size; the field can be typed into before it loads. */
const CalendarButton = lazyPart(() => import('./CalendarButton'), 'CalendarButton');

const Line = styled.div`
  position: relative;
`;

const Field = styled(FieldBox)`
  position: relative;
`;

const quietHint = css`
  position: absolute;
  top: 100%;
  z-index: 5;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  ${Field}:not(:focus-within) & {
    opacity: 0;
    pointer-events: none;
  }
`;

const Box = styled(Input)`
  width: 100%;
  padding-inline-end: var(--control);
`;

/** Matches the labels of filters. */
const QuietLabel = styled(FieldLabel)`
  color: ${color.inkSoft};
  font-weight: 400;
`;

/** In a row of filters the hint overlays what is below, while the field has the focus. */
const Hint = styled(FieldHint)<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => $isQuiet && quietHint}
`;

export interface DateFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'onBlur' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  kind: DateKind;
  label: string;
  isQuiet?: boolean;
  mark?: Mark;
  error?: string | undefined;
  /** In the API's format; text that cannot be parsed is passed as typed. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A date as people write it: the typed text is never rewritten, its interpretation is spelled out
 * below, and the calendar is an alternative way of entering it.
 */
export function DateField(props: DateFieldProps) {
  const { kind, label, isQuiet = false, mark, error, value, onChange, ...input } = props;
  const Label = isQuiet ? QuietLabel : FieldLabel;
  const t = useTranslate();
  const { language } = useI18n();
  const isHydrated = useIsHydrated();
  const id = useId();
  const { shown, day, hint, why, type, pick } = useTypedDate(kind, value, onChange);
  const message = error && why ? t(`date.${why}`) : error;
  return (
    <Field>
      <LabelLine>
        <Label htmlFor={id}>{label}</Label>
        {mark && <FieldMark mark={mark} />}
      </LabelLine>
      <Line>
        <Box
          id={id}
          {...input}
          aria-invalid={Boolean(message)}
          aria-describedby={message ? `${id}-error ${id}-hint` : `${id}-hint`}
          value={shown}
          onChange={(event) => type(event.target.value)}
        />
        <OptionalPart>
          {isHydrated && (
            <CalendarButton
              kind={kind}
              language={language}
              label={t('date.pick', { label })}
              day={day ? formatDay(day) : ''}
              onPick={pick}
            />
          )}
        </OptionalPart>
      </Line>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      <Hint $isQuiet={isQuiet} id={`${id}-hint`} aria-live="polite">
        {hint}
      </Hint>
    </Field>
  );
}

/**
 * The typed text is shown as long as it parses to the value; any other value is shown formatted.
 */
function useTypedDate(kind: DateKind, value: string, onChange: DateFieldProps['onChange']) {
  const t = useTranslate();
  const { language, locale } = useI18n();
  const [typed, setTyped] = useState('');
  const { read, write, format, show } = DATE_KINDS[kind];

  const valueOf = (text: string) => {
    const reading = read(text, language);
    return 'day' in reading ? write(reading.day) : text.trim();
  };
  const latestOnChange = useRef(onChange);
  // Re-rendering the calendar would lose a click in progress, so it gets one stable handler.
  useLayoutEffect(() => {
    latestOnChange.current = onChange;
  });
  const pick = useCallback(
    (picked: CalendarDay) => {
      setTyped('');
      latestOnChange.current(write(picked));
    },
    [write],
  );
  const isTyped = valueOf(typed) === value;
  const reading = read(isTyped ? typed : value, language);
  const day = 'day' in reading ? reading.day : undefined;
  const other = 'day' in reading ? reading.other : undefined;
  const formatLong = (candidate: CalendarDay) => format(candidate, locale);

  return {
    day,
    shown: isTyped ? typed : day ? show(day, locale) : value,
    hint: !day
      ? t(`date.hint.${kind}`)
      : other
        ? t('date.either', { date: formatLong(day), other: formatLong(other) })
        : t('date.read', { date: formatLong(day) }),
    /** A more specific reason than that it could not be parsed. */
    why: 'why' in reading && reading.why !== 'unread' ? reading.why : undefined,
    type: (text: string) => {
      setTyped(text);
      onChange(valueOf(text));
    },
    pick,
  };
}
