import { css, styled } from 'styled-components';

import { color, control, radius } from './theme';

const box = css`
  min-height: ${control.normal};
  padding: 0 10px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }

  &[readonly] {
    background: ${color.paper};
    color: ${color.inkSoft};
  }
`;

export const Input = styled.input`
  ${box}
  /* Aligns the placeholder with the typed text. */
  line-height: normal;
  text-overflow: ellipsis;
`;

export const Select = styled.select`
  ${box}
`;

export const Textarea = styled.textarea`
  ${box}
`;
