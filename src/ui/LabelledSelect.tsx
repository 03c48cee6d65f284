import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { Select } from './Input';
import { below, color, size, space } from './theme';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const LabelText = styled.span`
  ${below.desktop} {
    display: none;
  }
`;

/** A toolbar's select, with a visible label where there is room. */
export function LabelledSelect({
  label,
  ...select
}: { label: string } & ComponentProps<typeof Select>) {
  return (
    <Label>
      <LabelText>{label}</LabelText>
      <Select aria-label={label} {...select} />
    </Label>
  );
}
