import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Input } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

import type { ApplicationsAddress } from './useApplicationsAddress';

const Form = styled.form`
  display: flex;
  flex: 1 1 260px;
  max-width: 420px;
`;

const Box = styled(Input)`
  color: ${color.ink};
  font-size: ${size.text};
`;

const Label = styled.label`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 400;

/** Words that narrow the list; it follows while they are typed. */
export function ApplicationsSearch({ address }: { address: ApplicationsAddress }) {
  const t = useTranslate();
  const [typed, setTyped] = useState({ text: '', over: '' });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that waits must not change the address of the next screen.
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (text: string) => {
    clearTimeout(pause.current);
    if (text.trim() !== address.search) address.searchFor(text.trim());
  };
  const type = (text: string) => {
    setTyped({ text, over: address.search });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(text), TYPING_PAUSE);
  };

  // What is being typed, until the address says something else.
  const isTyped = typed.over === address.search || typed.text.trim() === address.search;
  const shown = isTyped && typed.text !== '' ? typed.text : address.search;

  return (
    <Form
      role="search"
      aria-label={t('staff.search')}
      onSubmit={(event) => {
        event.preventDefault();
        search(shown);
      }}
    >
      <Label>
        {t('staff.search')}
        <Box
          type="search"
          maxLength={200}
          placeholder={t('staff.search.hint')}
          title={t('staff.search.hint')}
          value={shown}
          onChange={(event) => type(event.target.value)}
        />
      </Label>
    </Form>
  );
}
