import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { Input } from './Input';
import { color, space } from './theme';

const Box = styled(Input)`
  padding: 0 ${space(2)};
  text-align: right;

  &:disabled {
    border-color: ${color.line};
    background: ${color.paper};
  }
`;

/** Input for a whole number; selects its content on focus, so that typing replaces it. */
export function NumberBox({ className = '', ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Box
      className={`mono ${className}`}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={6}
      onFocus={(event) => event.target.select()}
      {...input}
    />
  );
}
