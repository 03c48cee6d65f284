import { styled } from 'styled-components';

import { color, radius, space } from '../../ui/theme';

/** A note about what was read, beside the list. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.info};
  border-radius: ${radius.control};
  background: ${color.infoTint};
`;
