import { useId } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { unitPriceAt } from '#domain/unitPrice';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { plainText } from '../../../ui/SafeHtml';
import { color, radius, size, space } from '../../../ui/theme';

const Box = styled.div`
  margin-top: ${space(2)};
  font-size: ${size.s};
`;

const Note = styled.small`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: inherit;
`;

const ChoiceButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 0 ${space(3)};
  width: 100%;
  height: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-align: left;

  &:hover {
    border-color: ${color.primary};
    background: ${color.primaryTint};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 236px), 1fr));
  gap: ${space(2)};
`;

const Text = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
`;

interface ProductChoicesProps {
  label: string;
  isLabelShown?: boolean;
  products: readonly Product[];
  onChoose: (product: Product) => unknown;
}

/** A choice of products, each with the details that distinguish it. */
export function ProductChoices({ label, isLabelShown, products, onChoose }: ProductChoicesProps) {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} className={isLabelShown ? undefined : 'hidden-text'}>
        {label}
      </Text>
      <List>
        {products.map((product) => {
          const { product_id, ship_pac, selling_price } = product;
          const name = plainText(product.name);
          return (
            <li key={product_id}>
              <ChoiceButton
                type="button"
                aria-label={t('lines.use', { name: `${product_id} ${name}` })}
                onClick={() => onChoose(product)}
              >
                <span>{name}</span>
                {selling_price !== undefined && (
                  <span>{format.price(unitPriceAt(product, 1))}</span>
                )}
                <Note>
                  <span className="mono">{product_id}</span> ·{' '}
                  {t('lines.pack', { count: ship_pac })}
                </Note>
              </ChoiceButton>
            </li>
          );
        })}
      </List>
    </Box>
  );
}
