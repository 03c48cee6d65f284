import { styled } from 'styled-components';

import { color, radius, space } from '../../ui/theme';

/** Questions that must be answered before a list can be read. */
export const ChooserForm = styled.form`
  display: grid;
  gap: ${space(4)};
  margin: ${space(4)} 0;
  padding: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const ChooserRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
`;
