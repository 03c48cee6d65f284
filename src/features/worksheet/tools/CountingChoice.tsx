import { useId } from 'react';
import { styled } from 'styled-components';

import type { Counting } from '#domain/quantity';

import { useTranslate } from '../../../i18n/useTranslate';
import { size, space } from '../../../ui/theme';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: ${size.s};
`;

const RadioInput = styled.input`
  width: 18px;
  height: 18px;
  margin: 0;
`;

const Label = styled.label`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 32px;
`;

const COUNTINGS: readonly Counting[] = ['packs', 'units'];

interface CountingChoiceProps {
  counting: Counting;
  onChoose: (counting: Counting) => void;
}

/** Selects what the quantities of a sheet count; applies to all of the customer's lists. */
export function CountingChoice({ counting, onChoose }: CountingChoiceProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <span id={id}>{t('lines.counting')}</span>
      {COUNTINGS.map((option) => (
        <Label key={option}>
          <RadioInput
            type="radio"
            name={id}
            checked={option === counting}
            onChange={() => onChoose(option)}
          />
          {t(`lines.counting.${option}`)}
        </Label>
      ))}
    </Box>
  );
}
