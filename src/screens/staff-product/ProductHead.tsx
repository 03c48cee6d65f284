import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';

import { useProductName } from './useProductName';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

interface ProductHeadProps {
  product: DeskProduct;
  back: { to: string; state: object };
  /** What can be done. */
  children: ReactNode;
}

/** Which product it is, and whether it is sold. */
export function ProductHead({ product, back, children }: ProductHeadProps) {
  const t = useTranslate();
  const { product_id, withdrawn, offers } = product;
  const name = useProductName(product);
  return (
    <Head>
      <Line>
        <Back className="no-print" {...back}>
          <Icon name="back" size={16} />
          {t('products.showAll')}
        </Back>
        <h1>
          <SafeHtml html={name} />
        </h1>
        <span className="mono">{product_id}</span>
        {withdrawn && <StatusLabel tone="off">{t('products.withdrawn')}</StatusLabel>}
        {!withdrawn && offers.length === 0 && (
          <StatusLabel tone="open">{t('products.noPrice')}</StatusLabel>
        )}
      </Line>
      {children}
    </Head>
  );
}
