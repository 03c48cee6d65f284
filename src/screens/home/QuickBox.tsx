import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Box } from '../../ui/Box';
import { PrimaryButton } from '../../ui/Button';
import { Input } from '../../ui/Input';
import { QuantityInput } from '../../ui/QuantityInput';
import { below, color, size, space } from '../../ui/theme';

import { QuickOutcomes } from './QuickOutcomes';
import { HeadLink, SectionHead } from './section';
import { useQuickAdd } from './useQuickAdd';

const Line = styled.form`
  display: grid;
  grid-template: 'code code' 'packs add' / 88px minmax(0, 1fr);
  gap: ${space(2)};
  align-items: end;

  /* Below desktop the form spans the page, so it fits on one line. */
  ${below.desktop} {
    grid-template: 'code packs add' / minmax(0, 1fr) 3.75rem auto;
  }
`;

const LineInput = styled(Input)`
  width: 100%;
  min-width: 0;
  color: ${color.ink};
`;

const Label = styled.label`
  display: grid;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:first-child {
    grid-area: code;
  }
`;

/** Adds one code and quantity on Enter, typed or scanned with a keyboard-wedge scanner. */
export function QuickBox() {
  const t = useTranslate();
  const quick = useQuickAdd();
  const codeRef = useRef<HTMLInputElement>(null);

  const refocusCode = () => {
    codeRef.current?.focus();
    codeRef.current?.select();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    refocusCode();
    quick.add();
  };
  return (
    <Box aria-labelledby="quick-title">
      <SectionHead>
        <h2 id="quick-title">{t('quick.title')}</h2>
        <HeadLink to={paths.quickOrder}>{t('quickOrder.title')}</HeadLink>
      </SectionHead>
      <Line onSubmit={add}>
        <Label>
          {t('quick.code')}
          <LineInput
            ref={codeRef}
            className="mono"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={quick.code}
            onChange={(event) => quick.typeCode(event.target.value)}
          />
        </Label>
        <Label>
          {t('quick.packs')}
          <LineInput
            as={QuantityInput}
            placeholder="1"
            value={quick.packs || ''}
            onType={quick.typePacks}
            onScan={quick.scan}
          />
        </Label>
        <PrimaryButton type="submit" aria-disabled={!quick.canAdd}>
          {t('add.short')}
        </PrimaryButton>
      </Line>
      <QuickOutcomes
        outcomes={quick.outcomes}
        onChoose={(code, chosen) => {
          refocusCode();
          quick.choose(code, chosen);
        }}
      />
    </Box>
  );
}
