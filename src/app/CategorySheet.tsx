import { useState } from 'react';
import { css, styled } from 'styled-components';

import { useKnownCart } from '../api/cart';
import { useListCategoriesQuery } from '../api/catalogue';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsChatReady } from '../slices/chat';
import { selectLanguage } from '../slices/language';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { useCustomer, useMarket } from '../store/useMarket';
import { Icon } from '../ui/Icon';
import { MenuLink } from '../ui/Link';
import { Sheet } from '../ui/Sheet';
import { color, space } from '../ui/theme';

import { LISTS, useOrderingEntries } from './buyerMenus';
import { CategoryLinks } from './CategoryLinks';
import { openChat } from './Chat';
import { menuOf } from './menu';
import { MenuLinks } from './menuLinks';

const Category = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font-weight: 600;

  &[data-is-grey] {
    color: ${color.greyLabel};
  }
`;

const Menu = styled.nav`
  display: grid;
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.line};
`;

const entry = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.ink};
`;

const Entry = styled(MenuLink)`
  ${entry}
  text-decoration: none;

  &[aria-current] {
    color: ${color.primary};
    font-weight: 600;
  }
`;

const Ask = styled.button`
  ${entry}
  padding: 0;
  border: 0;
  background: none;
`;

/** The category tree in a sheet for one-handed use. */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const language = useAppSelector(selectLanguage);
  const { data: categories = [] } = useListCategoriesQuery(useMarket());
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isChatReady = useAppSelector(selectIsChatReady);
  const [open, setOpen] = useState<string | null>(null);

  return (
    <Sheet title={t('nav.menu')} onClose={onClose}>
      <ul>
        {menuOf(categories, language).map((category) => (
          <li key={category.cat_code}>
            <Category
              type="button"
              data-is-grey={category.isGrey || undefined}
              aria-expanded={open === category.cat_code}
              aria-label={category.label ? undefined : category.name}
              onClick={() => setOpen(open === category.cat_code ? null : category.cat_code)}
            >
              {category.label}
              <Icon name="down" size={14} />
            </Category>
            {open === category.cat_code && (
              <CategoryLinks category={category} onLeave={onClose} isInSheet />
            )}
          </li>
        ))}
      </ul>
      <Menu aria-label={t('nav.ordering')}>
        <Entry to={paths.allProducts} onClick={onClose}>
          {t('listing.all')}
        </Entry>
        {isSignedIn && <OrderingLinks onLeave={onClose} />}
        {isChatReady && (
          <Ask
            type="button"
            onClick={() => {
              onClose();
              openChat();
            }}
          >
            {t('header.chat')}
          </Ask>
        )}
      </Menu>
      <Menu aria-label={t('nav.label')}>
        <MenuLinks Entry={Entry} onLeave={onClose} />
      </Menu>
    </Sheet>
  );
}

/** What waits for the customer's decision, and the most frequent destinations. */
function OrderingLinks({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const entries = [...useOrderingEntries(), ['nav.orders', paths.orders] as const, ...LISTS];
  const count = useKnownCart(useCustomer()).data?.requisitions?.toDecide ?? 0;
  return (
    <>
      {count > 0 && (
        <Entry to={paths.approvals} onClick={onLeave}>
          {t('approvals.count', { count })}
        </Entry>
      )}
      <MenuLinks entries={entries} Entry={Entry} onLeave={onLeave} />
    </>
  );
}
