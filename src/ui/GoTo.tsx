import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

import { useTranslate } from '../i18n/useTranslate';

import { Choice } from './choices/Choice';
import { useChoices } from './choices/useChoices';
import { Input } from './Input';
import { Sheet } from './Sheet';
import { color, size, space } from './theme';
import { useDebouncedSearch } from './useDebouncedSearch';

const Text = styled(Input)`
  width: 100%;
`;

const List = styled.div`
  height: 22rem;
  margin-top: ${space(2)};
  overflow-y: auto;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  min-height: 1.75rem;
  overflow-wrap: anywhere;
`;

const What = styled.span`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** A place to go to, or something to do there and then. */
export interface Destination {
  to: string | (() => void);
  name: string;
  /** What kind of place it is. */
  what: string;
}

/** Debounce before the search starts, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 200;

interface GoToProps {
  /** Screens and actions, which are searched by their names. */
  places: readonly Destination[];
  /** What the search has found for the searched text. */
  found: readonly Destination[];
  onSearch: (text: string) => void;
  onClose: () => void;
  /** Shown below the list. */
  children?: ReactNode;
}

/** A dialog that leads to any screen, product or order by a few letters and Enter. */
export function GoTo({ places, found, onSearch, onClose, children }: GoToProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useDebouncedSearch(onSearch, SEARCH_DEBOUNCE_MS);
  const shown = [...places.filter(({ name }) => isNamed(name, text)), ...(text ? found : [])];
  const go = (index: number) => {
    const place = shown[index];
    if (!place) return;
    onClose();
    if (typeof place.to === 'string') void navigate(place.to);
    else place.to();
  };
  const choices = useChoices({ isOpen: true, count: shown.length, onOpen: () => {}, onTake: go });

  const press = (event: KeyboardEvent) => {
    // Escape closes the dialog.
    if (event.key === 'Escape') return;
    if (choices.press(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(0);
  };
  return (
    <Sheet kind="middle" title={t('goTo.title')} startAt="input" onClose={onClose}>
      <Text
        {...choices.box}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('goTo.label')}
        placeholder={t('goTo.label')}
        value={text}
        onKeyDown={press}
        onChange={({ target }) => {
          setText(target.value);
          search.type(target.value);
        }}
      />
      <List id={choices.id} role="listbox" aria-label={t('goTo.title')}>
        {shown.map(({ to, name, what }, index) => (
          <Choice
            key={typeof to === 'string' ? `${to} ${what}` : name}
            id={choices.idOf(index)}
            isActive={index === choices.active}
            onTake={() => choices.take(index)}
          >
            <Line>
              {name} <What>{what}</What>
            </Line>
          </Choice>
        ))}
      </List>
      <p role="status" className="hidden-text">
        {t('goTo.count', { count: shown.length })}
      </p>
      {children}
    </Sheet>
  );
}

/** Whether the name holds every word of the text, in any case and without accents. */
const isNamed = (name: string, text: string) =>
  foldCaseAndAccents(text)
    .split(/\s+/)
    .every((word) => foldCaseAndAccents(name).includes(word));
