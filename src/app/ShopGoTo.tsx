import { useState } from 'react';
import { styled } from 'styled-components';

import { LANGUAGES } from '#domain/languages';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListCategoriesQuery } from '../api/catalogue';
import { matchCategories } from '../api/matchCategories';
import { selectOrders, useListOrdersQuery } from '../api/orders';
import { useIsOffered } from '../api/useIsOffered';
import { useBalance } from '../features/invoices/useBalance';
import { LANGUAGE_NAMES } from '../i18n/languageNames';
import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { languageChosen } from '../slices/events';
import { selectIsSignedIn, signOutChosen } from '../slices/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { shopKeysEntry } from '../store/persistence/shopKeysEntry';
import { useCustomer, useMarket } from '../store/useMarket';
import { useMatches } from '../store/useMatches';
import { CheckRow } from '../ui/CheckRow';
import { GoTo, type Destination } from '../ui/GoTo';
import { plainText } from '../ui/SafeHtml';
import { below, color, size, space } from '../ui/theme';

import { LISTS, useOrderingEntries } from './buyerMenus';
import { MENU, type MenuEntry } from './menuLinks';

/** How many of each kind are offered. */
const MOST = 5;

/** Leads to any screen of the shop, to orders, products and categories, and to what can be done. */
export function ShopGoTo({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  return (
    <GoTo
      places={[...useScreens(), ...useActions()]}
      found={[...useFoundOrders(search), ...useFoundProducts(search)].map((place) => ({
        ...place,
        what: t(place.what),
      }))}
      onSearch={setSearch}
      onClose={onClose}
    >
      <Shortcuts />
    </GoTo>
  );
}

const VISITOR: readonly MenuEntry[] = [
  ['listing.results', paths.allProducts],
  ['header.login', paths.signIn],
  ['register.title', paths.register],
];

const BUYER: readonly MenuEntry[] = [
  ['listing.results', paths.allProducts],
  ['cart.title', paths.cart],
  ['nav.orders', paths.orders],
  ['nav.profile', paths.profile],
];

function useScreens(): Destination[] {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const ordering = useOrderingEntries();
  const hasInvoices = useBalance() !== undefined;
  const invoices: MenuEntry[] = hasInvoices ? [['invoices.title', paths.invoices()]] : [];
  const own = isSignedIn ? [...BUYER, ...invoices, ...ordering, ...LISTS] : VISITOR;
  const entries: MenuEntry[] = [['nav.home', paths.home], ...own, ...MENU];
  const unique = new Map(entries.map(([label, to]) => [to, label]));
  return [...unique].map(([to, label]) => ({ to, name: t(label), what: '' }));
}

/** The languages, and leaving. */
function useActions(): Destination[] {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const actions = LANGUAGES.map((language) => ({
    name: t(LANGUAGE_NAMES[language]),
    to: () => void dispatch(languageChosen(language)),
  }));
  const leave = { name: t('header.logout'), to: () => void dispatch(signOutChosen()) };
  return [...actions, ...(isSignedIn ? [leave] : [])].map((action) => ({
    ...action,
    what: t('goTo.action'),
  }));
}

function useFoundOrders(search: string) {
  const format = useFormat();
  const { user_id, lang } = useCustomer();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const canSearch = useIsOffered('order-search');
  const { currentData } = useListOrdersQuery(
    { user_id, lang, search, page: 1, pagination: DEFAULT_PAGE_SIZE },
    { skip: search === '' || !isSignedIn || !canSearch },
  );
  return (currentData ? selectOrders(currentData) : [])
    .slice(0, MOST)
    .map(({ order_id, date, po_reference }) => ({
      to: paths.order(order_id),
      name: [order_id, format.date(date), po_reference].filter(Boolean).join(' · '),
      what: 'nav.orders' as const,
    }));
}

function useFoundProducts(search: string) {
  const { data: tree = [] } = useListCategoriesQuery(useMarket());
  const found = useMatches([search], true);
  if (!found || found.text !== search) return [];
  return [
    ...found.products.slice(0, MOST).map(({ product_id, name, country }) => ({
      to: paths.product(product_id, country),
      name: `${product_id} ${plainText(name)}`,
      what: 'listing.results' as const,
    })),
    ...matchCategories(tree, search)
      .slice(0, MOST)
      .map((category) => ({
        to: paths.listing(category),
        name: [...category.within, category.name].join(' › '),
        what: 'nav.menu' as const,
      })),
  ];
}

/** Not on phones, which rarely come with a keyboard. */
const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  ${below.tablet} {
    display: none;
  }
`;

/** The shop's shortcuts, and the switch for those of a single character. */
function Shortcuts() {
  const t = useTranslate();
  const [areOn, setAreOn] = useState(shopKeysEntry.read);
  const single = areOn ? [['/', t('search.label')] as const] : [];
  const keys = [...single, [areOn ? 'Ctrl+K, ?' : 'Ctrl+K', t('goTo.title')] as const];
  return (
    <Foot>
      <p>
        <strong>{t('goTo.keys')}</strong>{' '}
        {keys.map(([key, what], index) => (
          <span key={key}>
            {index > 0 && ' · '}
            <kbd>{key}</kbd> {what}
          </span>
        ))}
      </p>
      <CheckRow
        label={t('goTo.keys.single')}
        checked={areOn}
        onChange={({ target }) => {
          shopKeysEntry.write(target.checked);
          setAreOn(target.checked);
        }}
      />
    </Foot>
  );
}
