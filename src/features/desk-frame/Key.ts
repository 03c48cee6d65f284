import { styled } from 'styled-components';

import { below, color, font, size } from '../../ui/theme';

/** A key as printed on a keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.25rem;
  padding: 0 4px;
  border: 1px solid ${color.line};
  border-radius: 4px;
  color: inherit;
  font-family: ${font.text};
  font-size: ${size.xs};
  font-weight: 400;
  line-height: 1.125rem;
  text-align: center;
`;

/** A key beside what it does; hidden on narrow screens, which rarely come with a keyboard. */
export const KeyHint = styled(Key)`
  ${below.desktop} {
    display: none;
  }
`;
