import { useRef } from 'react';
import { styled } from 'styled-components';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectShownCart } from '../store/cart';
import { useAppSelector } from '../store/hooks';
import { Button, PrimaryButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { size, space } from '../ui/theme';

import { PreviewLine } from './PreviewLine';

const Panel = styled.div`
  width: min(25rem, calc(100vw - 32px));
  padding: ${space(4)};
`;

const Lines = styled.ul`
  display: grid;
  max-height: 50vh;
  overflow-y: auto;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  margin: ${space(3)} 0;
  font-size: ${size.l};
  font-weight: 600;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`;

/** Maximum number of lines rendered; the cart itself shows the rest. */
const MAX_LINES = 50;

/**
 * A preview of the cart: quantities can be changed here, and the total includes the same lines as
 * the cart's.
 */
export function CartPreview({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const format = useFormat();
  const { items, cents } = useAppSelector(selectShownCart);
  const panel = useRef<HTMLDivElement>(null);

  if (items.length === 0) {
    return (
      <Panel ref={panel} tabIndex={-1}>
        {t('preview.empty')}
      </Panel>
    );
  }

  const hidden = items.length - MAX_LINES;

  return (
    <Panel ref={panel} tabIndex={-1}>
      <Lines tabIndex={0} aria-label={t('preview.title')}>
        {items.slice(0, MAX_LINES).map((item) => (
          <PreviewLine key={item.id} item={item} onGone={() => panel.current?.focus()} />
        ))}
      </Lines>
      {hidden > 0 && <p>{t('preview.more', { count: hidden })}</p>}
      <Total>
        <span>{t('preview.total')}</span>
        <span>{format.cents(cents)}</span>
      </Total>
      <Actions>
        <Button as={Link} to={paths.cart} onClick={onLeave}>
          {t('preview.viewCart')}
        </Button>
        <PrimaryButton as={Link} to={paths.orderConfirm} onClick={onLeave}>
          {t('preview.checkout')}
        </PrimaryButton>
      </Actions>
    </Panel>
  );
}
