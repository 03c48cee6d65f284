import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { color, size, space } from '../../../ui/theme';

import { ProductChoices } from './ProductChoices';
import { useNearMatches } from './useNearMatches';

const Status = styled.p`
  margin-top: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;

interface NearMatchesProps {
  text: string;
  isOn: boolean;
  /** A product to exclude, because a replacement for it is wanted. */
  without?: string;
  onChoose: (productId: string) => void;
}

/** Products that a code may have meant, or that can replace one, to choose from. */
export function NearMatches({ text, isOn, without, onChoose }: NearMatchesProps) {
  const t = useTranslate();
  const matches = useNearMatches(text, isOn, without);
  return (
    <>
      <Status role="status">{matches?.length === 0 && t('lines.code.none')}</Status>
      {matches && matches.length > 0 && (
        <ProductChoices
          label={t(without === undefined ? 'lines.code.near' : 'lines.replace.similar')}
          isLabelShown
          products={matches}
          onChoose={(product) => onChoose(product.product_id)}
        />
      )}
    </>
  );
}
