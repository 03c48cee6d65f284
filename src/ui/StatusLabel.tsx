import { styled } from 'styled-components';

import { color, size, space } from './theme';

const Label = styled.span`
  display: inline-block;
  padding: 0 ${space(2)};
  border-radius: ${space(3)};
  background: ${color.infoTint};
  color: ${color.info};
  font-size: ${size.s};
  font-weight: 600;
  white-space: nowrap;

  &[data-tone='good'] {
    background: ${color.goodTint};
    color: ${color.good};
  }

  &[data-tone='bad'] {
    background: ${color.badTint};
    color: ${color.bad};
  }

  &[data-tone='off'] {
    background: ${color.line};
    color: ${color.ink};
  }

  &[data-tone='open'] {
    background: ${color.markTint};
    color: ${color.ink};
  }

  &[data-tone='busy'] {
    background: ${color.primaryTint};
    color: ${color.primaryStrong};
  }
`;

export type Tone = 'new' | 'good' | 'bad' | 'off' | 'open' | 'busy';

/** A status in a word. */
export const StatusLabel = ({ tone, children }: { tone: Tone; children: string }) => (
  <Label data-tone={tone}>{children}</Label>
);
