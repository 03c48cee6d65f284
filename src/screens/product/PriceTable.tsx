import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { unitsOf } from '#domain/quantity';
import { stepsOfFields } from '#domain/unitPrice';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectTypedPacks } from '../../slices/quantities';
import { useAppSelector } from '../../store/hooks';
import { color, size, space } from '../../ui/theme';

const Prices = styled.table`
  width: max-content;
  border-collapse: collapse;
  font-size: ${size.s};
`;

const Head = styled.th`
  padding: 0 ${space(6)} ${space(1)} 0;
  color: ${color.inkSoft};
  font-weight: 400;
  text-align: right;
`;

const Step = styled.tr`
  &[aria-current] {
    background: ${color.markTint};
    font-weight: 600;
  }
`;

const Figure = styled.td`
  padding: ${space(1)} ${space(6)} ${space(1)} 0;
  border-top: 1px solid ${color.line};
  text-align: right;
`;

/** Prices by quantity, with the one marked that the typed quantity reaches. */
export function PriceTable({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const typed = useAppSelector((state) => selectTypedPacks(state, product.product_id));
  const steps = stepsOfFields(product);
  if (steps.length < 2) return null;
  const reached = typed > 0 ? steps.findLast(({ packs }) => packs <= typed) : undefined;
  return (
    <Prices>
      <caption className="hidden-text">{t('detail.prices')}</caption>
      <thead>
        <tr>
          <Head scope="col">{t('detail.prices.quantity')}</Head>
          <Head scope="col">{t('detail.prices.unit')}</Head>
          <Head scope="col">{t('detail.prices.pack')}</Head>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Step key={step.packs} aria-current={step === reached || undefined}>
            <Figure>{t('detail.prices.from', { packs: step.packs })}</Figure>
            <Figure>{format.cents(step.cents)}</Figure>
            <Figure>{format.cents(step.cents * unitsOf(1, product.ship_pac))}</Figure>
          </Step>
        ))}
      </tbody>
    </Prices>
  );
}
