import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { selectTypedCount, selectTypedQuantities } from '../../slices/quantities';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectAskedProducts } from '../../store/quantityQuestions';
import { useMarket } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { visuallyHidden } from '../../ui/DesktopLabel';
import { Icon } from '../../ui/Icon';
import { focusQuestion } from '../../ui/KeepOrChange';
import { below, shadow, space, within } from '../../ui/theme';

/** Fraction of the page's scroll range after which the button floats (specification 9). */
const THRESHOLD = 0.3;

/** Measured on scroll, not during render, because reading the page's height forces a layout. */
let isFar = false;

const measure = () => {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  isFar = range > 0 && window.scrollY / range > THRESHOLD;
};

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    measure();
    onChange();
  };
  measure();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

const useIsScrolledFar = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFar,
    () => false,
  );

const Update = styled(PrimaryButton)`
  margin-left: auto;

  /* Small while there is nothing to send, so that the row has room for the other tools. */
  ${within.phone} {
    &[data-is-idle='true'] {
      padding-inline: ${space(3)};
    }
  }

  &[data-is-floating='true'] {
    position: fixed;
    right: ${space(6)};
    bottom: ${space(6)};
    z-index: 35;
    min-height: 48px;
    box-shadow: ${shadow};

    ${below.tablet} {
      right: ${space(4)};
      bottom: max(76px, calc(var(--room-below, 0px) + 16px));
    }
  }

  &[data-is-round='true'] {
    width: 48px;
    padding: 0;
    border-radius: 50%;
  }
`;

const Label = styled.span`
  ${within.phone} {
    &[data-is-idle='true'] {
      ${visuallyHidden}
    }
  }
`;

export interface UpdateButtonProps {
  /**
   * Whether to hide the button until a quantity is typed, on screens where the grid is secondary.
   */
  isShy?: boolean;
}

/**
 * Sends every quantity typed so far with one click, unless one of them is in question: then it
 * leads to that question, at its box or, if that is not on this page, at its product's. It floats once the page is scrolled
 * (specification 4), and is round while there is nothing to send, so that it covers little.
 */
export function UpdateButton({ isShy = false }: UpdateButtonProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { country } = useMarket();
  const count = useAppSelector(selectTypedCount);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const isFloating = useIsScrolledFar();
  if (isShy && count === 0) return null;

  const updateCart = () => {
    const [first, ...others] = selectAskedProducts(store.getState());
    if (first !== undefined) {
      if (![first, ...others].some(focusQuestion)) void navigate(paths.product(first, country));
      return;
    }
    const { typed, key } = selectTypedQuantities(store.getState());
    dispatch(linesAdded({ lines: Object.values(typed), source: 'grid', key }));
  };
  const label = count > 0 ? t('update.button', { count }) : t('update.idle');
  const isRound = isFloating && count === 0;

  return (
    <Update
      data-tools
      data-is-floating={isFloating}
      data-is-round={isRound}
      data-is-idle={count === 0}
      disabled={isAdding || count === 0}
      onClick={updateCart}
    >
      <Icon name="cart" size={18} />
      <Label
        className={isRound ? 'hidden-text' : undefined}
        data-is-idle={count === 0}
        aria-live="polite"
      >
        {isAdding ? t('update.updating') : label}
      </Label>
    </Update>
  );
}
