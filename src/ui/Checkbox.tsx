import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { space } from './theme';

/** With its margin as large as a target must be (WCAG 2.5.8). */
const Box = styled.input`
  flex: none;
  width: 1rem;
  height: 1rem;
  margin: ${space(1)};

  @media (pointer: coarse) {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
  }
`;

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Whether only some of what it stands for is ticked. */
  isMixed?: boolean;
}

export function Checkbox({ isMixed = false, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // The indeterminate state is a property of the element, not an attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return <Box ref={box} type="checkbox" {...input} />;
}
