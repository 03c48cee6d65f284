import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';

import { TakeAvailable } from '../../features/cart-line/TakeAvailable';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, radius, space } from '../../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
`;

/** Lines that ask for more than is available, each with a button that fixes it. */
export function ExcessLines({ lines }: { lines: readonly CartLine[] }) {
  if (lines.length === 0) return null;
  return (
    <List>
      {lines.map((line) => (
        <Item key={line.product_id}>
          <span className="mono">{line.product_id}</span>
          <SafeHtml html={line.name} />
          <TakeAvailable line={line} packs={line.item} />
        </Item>
      ))}
    </List>
  );
}
