import { styled } from 'styled-components';

import { color, radius, shadow, size, space } from '../theme';

/** Options below the input they belong to, or above it where `data-side` says so. */
export const ChoiceList = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: 20;
  width: min(440px, calc(100vw - ${space(12)}));
  margin-top: 2px;
  padding: ${space(1)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.ink};
  text-align: left;
  font-size: ${size.s};

  &[data-side='above'] {
    top: auto;
    bottom: 100%;
    margin: 0 0 2px;
  }
`;
