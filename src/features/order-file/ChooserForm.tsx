import { styled } from 'styled-components';

import { color, radius, space } from '../../ui/theme';

/** What a person has to say about a list before it is read. */
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
