import { styled } from 'styled-components';

import { Input } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

export const Quantity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: 36px;
  font-size: ${size.s};
`;

export const QuantityInput = styled(Input)`
  width: 72px;
  padding: 0 ${space(2)};
  text-align: right;

  &:disabled {
    border-color: ${color.line};
    background: ${color.paper};
  }
`;

export const PackSize = styled.span`
  white-space: nowrap;
`;

export const Units = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

export const Clamped = styled.span`
  flex-basis: 100%;
  color: ${color.warn};
`;
