import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { RowPicture } from '../../../ui/RowPicture';
import { plainText } from '../../../ui/SafeHtml';
import { color, radius, shadow, size, space } from '../../../ui/theme';

/** Pixels that the bar with the button takes of the window. */
const BAR = 140;

const List = styled.ul`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: 20;
  width: min(380px, calc(100vw - ${space(12)}));
  margin-top: 2px;
  padding: ${space(1)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  text-align: left;
  font-size: ${size.s};

  &[data-side='above'] {
    top: auto;
    bottom: 100%;
    margin: 0 0 2px;
  }
`;

const Code = styled.span`
  color: ${color.inkSoft};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  min-height: 48px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.primaryTint};
  }

  &[aria-selected='true'] {
    outline: 2px solid ${color.primary};
  }
`;

/** Below the box, or above it where the window ends, or the bar with the button. */
function place(list: HTMLUListElement | null) {
  const box = list?.parentElement?.getBoundingClientRect();
  if (!list || !box) return;
  const isFull = box.bottom + list.offsetHeight + BAR > window.innerHeight;
  list.dataset.side = isFull && box.top > list.offsetHeight ? 'above' : 'below';
}

interface SuggestionsProps {
  id: string;
  label: string;
  products: readonly Product[];
  active: number;
  onTake: (product: Product) => void;
}

/** Products with picture, name and number; the box above keeps the focus. */
export function Suggestions({ id, label, products, active, onTake }: SuggestionsProps) {
  return (
    <List ref={place} id={`${id}-list`} role="listbox" aria-label={label}>
      {products.map((product, at) => (
        <Item
          key={product.product_id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(product);
          }}
        >
          <RowPicture image={product.image} isUrgent />
          <span>
            {plainText(product.name)}
            <br />
            <Code className="mono">{product.product_id}</Code>
          </span>
        </Item>
      ))}
    </List>
  );
}
