import type { ReactNode } from 'react';

import type { DeskProduct } from '../../api/staffProducts';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';

import { useProductName } from './useProductName';

interface ProductHeadProps {
  product: DeskProduct;
  back: { to: string; state: object };
  /** Action buttons and messages. */
  children: ReactNode;
}

/** Head of the product screen, with a label if the product is not sold. */
export function ProductHead({ product, back, children }: ProductHeadProps) {
  const t = useTranslate();
  const { product_id, withdrawn, offers } = product;
  const name = useProductName(product);
  return (
    <DeskHead
      title={<SafeHtml html={name} />}
      back={{ ...back, label: t('products.showAll') }}
      beside={
        <>
          <span className="mono">{product_id}</span>
          {withdrawn && <StatusLabel tone="off">{t('products.withdrawn')}</StatusLabel>}
          {!withdrawn && offers.length === 0 && (
            <StatusLabel tone="open">{t('products.noPrice')}</StatusLabel>
          )}
        </>
      }
    >
      {children}
    </DeskHead>
  );
}
