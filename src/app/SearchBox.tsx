import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent as KeyPress,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { searchTextPaused, selectSearchText } from '../slices/searchText';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { shopKeysEntry } from '../store/persistence/shopKeysEntry';
import { Icon } from '../ui/Icon';
import { Input } from '../ui/Input';
import { isTyping } from '../ui/isTyping';
import { below, color, control, radius } from '../ui/theme';
import { useWindowKeys } from '../ui/useWindowKeys';

import { useSuggestions } from './useSuggestions';

const SearchChoices = lazyPart(() => import('./SearchChoices'), 'SearchChoices');
const WrongDigit = lazyPart(() => import('./WrongDigit'), 'WrongDigit');

const Form = styled.form`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;

  /* Lets the list below it take the whole width of a phone. */
  ${below.tablet} {
    position: static;
  }
`;

const Text = styled(Input)`
  flex: 1;
  min-width: 0;
  border-right: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background: ${color.paper};
  text-overflow: ellipsis;

  &:focus-visible {
    z-index: 1;
    background: ${color.surface};
  }
`;

const Submit = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  min-height: ${control.normal};
  padding: 0;
  border: 1px solid ${color.primary};
  border-radius: 0 ${radius.control} ${radius.control} 0;
  background: ${color.primary};
  color: ${color.onPrimary};

  &[aria-disabled='true'] {
    border-color: ${color.lineStrong};
    background: ${color.line};
    color: ${color.inkSoft};
  }
`;

/** Debounce before the text is stored, in milliseconds (specification 9). */
const DEBOUNCE_MS = 1000;

/** Whether a text may be a barcode. */
const DIGITS = /^\d[\d\s-]*\d$/;

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '');

type InputRef = RefObject<HTMLInputElement | null>;

/** What is typed, or until then what was stored before. */
function useSearchText() {
  const stored = useAppSelector(selectSearchText);
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => setTyped(withoutTags(text));
  return [typed ?? withoutTags(stored), type] as const;
}

/** Stores the text after a pause in typing, and returns it if the box had the focus at the time. */
function usePausedText(text: string, input: InputRef) {
  const dispatch = useAppDispatch();
  const [pausedText, setPausedText] = useState('');
  // The pause is measured by a timer.
  useEffect(() => {
    const timer = setTimeout(() => {
      dispatch(searchTextPaused(text));
      if (document.activeElement === input.current) setPausedText(text.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, input, dispatch]);
  return { pausedText, forgetPausedText: () => setPausedText('') };
}

/** `/` moves the focus to the box, unless it is in a field or dialog or turned off. */
function useSlashToFocus(input: InputRef) {
  useWindowKeys((event) => {
    if (event.key !== '/' || isTyping(event) || event.ctrlKey || event.metaKey) return;
    if (!shopKeysEntry.read()) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });
}

/**
 * Search over the whole catalogue, with suggestions while typing; `/` focuses it from anywhere. A
 * narrow one has room for one word.
 */
export function SearchBox({ isNarrow = false }: { isNarrow?: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useSearchText();
  const input = useRef<HTMLInputElement>(null);
  const { pausedText, forgetPausedText } = usePausedText(text, input);
  const isBlank = text.trim() === '';
  const { choices, hasChoices, show } = useSuggestions(text);
  useSlashToFocus(input);

  const search = (event: FormEvent) => {
    event.preventDefault();
    forgetPausedText();
    choices.close();
    if (!isBlank) void navigate(paths.search(text));
  };

  const press = (event: KeyPress) => {
    if (choices.press(event)) event.preventDefault();
    else if (event.key === 'ArrowDown') choices.open();
    else if (event.key === 'Escape') setText('');
  };

  return (
    <Form role="search" onSubmit={search}>
      <Text
        ref={input}
        {...choices.box}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t(isNarrow ? 'search.submit' : 'search.placeholder')}
        value={text}
        onFocus={() => void SearchChoices.preload()}
        onBlur={() => {
          forgetPausedText();
          choices.close();
        }}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          choices.open();
        }}
      />
      <Submit type="submit" aria-label={t('search.submit')} aria-disabled={isBlank}>
        <Icon name="search" />
      </Submit>
      <Suspense>
        {hasChoices && <SearchChoices text={text.trim()} choices={choices} onFound={show} />}
      </Suspense>
      <BarcodeCheck text={text} pausedText={pausedText} />
    </Form>
  );
}

/** Says after a pause if a barcode was typed that has a wrong digit. */
function BarcodeCheck({ text, pausedText }: { text: string; pausedText: string }) {
  return (
    <div role="status">
      <Suspense>
        {pausedText === text.trim() && DIGITS.test(pausedText) && <WrongDigit query={pausedText} />}
      </Suspense>
    </div>
  );
}
