import { useRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Box } from '../../ui/Box';
import { color, size, space } from '../../ui/theme';

import { QuickOutcome } from './QuickOutcome';
import { useQuickAdd } from './useQuickAdd';

const Line = styled.form`
  display: grid;
  grid-template: 'code code' 'packs add' / 88px minmax(0, 1fr);
  gap: ${space(2)};
  align-items: end;

  label {
    display: grid;
    gap: ${space(1)};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  label:first-child {
    grid-area: code;
  }

  input {
    width: 100%;
    min-width: 0;
    color: ${color.ink};
  }
`;

/** One code, one quantity, Enter: typed, or scanned with a scanner that types. */
export function QuickBox({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const quick = useQuickAdd();
  const codeBox = useRef<HTMLInputElement>(null);

  const goOn = () => {
    codeBox.current?.focus();
    codeBox.current?.select();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void quick.add().then(goOn);
  };
  return (
    <Box aria-labelledby="quick-title">
      <h2 id="quick-title">{t('quick.title')}</h2>
      <Line onSubmit={add}>
        <label>
          {t('quick.code')}
          <input
            ref={codeBox}
            className="field mono"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={quick.code}
            onChange={(event) => quick.typeCode(event.target.value)}
          />
        </label>
        <label>
          {t('quick.packs')}
          <input
            className="field mono"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            maxLength={6}
            placeholder="1"
            value={quick.packs || ''}
            onChange={(event) => quick.typePacks(event.target.value)}
          />
        </label>
        <button type="submit" className="button primary" aria-disabled={!quick.canAdd}>
          {t('add.short')}
        </button>
      </Line>
      <QuickOutcome
        outcome={quick.outcome}
        reason={quick.reason}
        onChoose={(productId) => void quick.choose(productId).then(goOn)}
      />
      {children}
    </Box>
  );
}
