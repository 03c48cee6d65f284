import { useId, type ReactNode } from 'react';

import type { CartLine } from '#contract/cart';
import { toCents } from '#domain/money';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import type { CartChange } from '../../slices/cartChanges';
import { CheckRow } from '../../ui/CheckRow';
import { SafeHtml } from '../../ui/SafeHtml';
import { UsualNote } from '../../ui/UsualNote';
import { WarnBox, WarnItem, WarnList, WarnTitle } from '../../ui/WarnBox';

import type { Confirmation } from './useConfirmations';

interface RequiredConfirmationsProps {
  unusual: Confirmation<CartLine>;
  prices: Confirmation<CartChange>;
  isDisabled: boolean;
}

/** Unusual quantities and changed prices, each to be confirmed before the order is placed. */
export function RequiredConfirmations({ unusual, prices, isDisabled }: RequiredConfirmationsProps) {
  const t = useTranslate();
  const format = useFormat();
  const price = (value: number) => format.cents(toCents(value));
  return (
    <>
      {prices.lines.length > 0 && (
        <ConfirmationBox
          title={t('review.prices')}
          tick={t('review.prices.seen')}
          confirmation={prices}
          isDisabled={isDisabled}
        >
          {prices.lines.map(({ id, name, packPriceBefore, packPriceNow }) => (
            <WarnItem key={id}>
              <span className="mono">{id}</span>
              <SafeHtml html={name} />
              <strong>
                {t('cart.elsewhere.price', {
                  was: price(packPriceBefore),
                  now: price(packPriceNow),
                })}
              </strong>
            </WarnItem>
          ))}
        </ConfirmationBox>
      )}
      {unusual.lines.length > 0 && (
        <ConfirmationBox
          title={t('review.unusual')}
          tick={t('review.unusual.meant')}
          confirmation={unusual}
          isDisabled={isDisabled}
        >
          {unusual.lines.map((line) => (
            <WarnItem key={line.product_id}>
              <span className="mono">{line.product_id}</span>
              <SafeHtml html={line.name} />
              <UsualNote usual={line.usual} packs={line.item} />
            </WarnItem>
          ))}
        </ConfirmationBox>
      )}
    </>
  );
}

interface ConfirmationBoxProps {
  title: string;
  tick: string;
  confirmation: Pick<Confirmation<unknown>, 'isConfirmed' | 'confirm'>;
  isDisabled: boolean;
  children: ReactNode;
}

function ConfirmationBox({
  title,
  tick,
  confirmation,
  isDisabled,
  children,
}: ConfirmationBoxProps) {
  const headingId = useId();
  return (
    <WarnBox aria-labelledby={headingId}>
      <WarnTitle id={headingId}>{title}</WarnTitle>
      <WarnList tabIndex={0} aria-labelledby={headingId}>
        {children}
      </WarnList>
      <CheckRow
        label={tick}
        checked={confirmation.isConfirmed}
        disabled={isDisabled}
        onChange={({ target }) => confirmation.confirm(target.checked)}
      />
    </WarnBox>
  );
}
