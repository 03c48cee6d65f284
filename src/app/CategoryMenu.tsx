import { Suspense } from 'react';
import { styled } from 'styled-components';

import { useListCategoriesQuery } from '../api/catalogue';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectLanguage } from '../slices/language';
import { useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { HoverPanel } from '../ui/HoverPanel';
import { Link } from '../ui/Link';
import { shownWhole } from '../ui/shownWhole';
import { Skeleton } from '../ui/Skeleton';
import { below, color, layout, size, space } from '../ui/theme';

import { menuOf, type MenuCategory } from './menu';

const CategoryLinks = lazyPart(() => import('./CategoryLinks'), 'CategoryLinks', 'buyer');

const Bar = styled.nav`
  position: relative;
  z-index: 30;
  container-type: inline-size;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  ${shownWhole}

  ${below.desktop} {
    display: none;
  }
`;

const Empty = styled(Bar)`
  padding: 10px ${space(6)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** French and Spanish need more room. */
const NARROW = '@media (64em <= width < 80em)';

const List = styled.ul`
  display: flex;
  justify-content: space-between;
  gap: ${space(1)};
  max-width: ${layout.content};
  min-height: 2.5rem;
  margin: 0 auto;
  padding: 0 18px;

  /* A container query: enlarging text in a user style sheet does not move media breakpoints. */
  @container (width < 64rem) {
    flex-wrap: wrap;
  }

  ${NARROW} {
    gap: 0;
    padding: 0 ${space(4)};
  }
`;

const Item = styled.li`
  display: flex;
`;

const Placeholder = styled(Skeleton)`
  flex: 1;
  height: 18px;
  margin: auto 10px;
`;

const Category = styled(Link)`
  display: flex;
  align-items: center;
  min-width: 24px;
  padding: 0 6px;
  border-block: 2px solid transparent;
  color: ${color.ink};
  font-size: ${size.s};
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;

  &:hover,
  &[aria-expanded='true'] {
    border-bottom-color: ${color.primary};
    color: ${color.primary};
  }

  &[data-is-grey] {
    color: ${color.greyLabel};
  }

  ${NARROW} {
    padding: 0 ${space(1)};
    font-size: ${size.xs};
  }
`;

/** Placeholders while the categories load (specification 2.2). */
const PLACEHOLDERS = 12;

/** The categories as a bar with panels; narrow screens have a sheet instead. */
export function CategoryMenu() {
  const t = useTranslate();
  const language = useAppSelector(selectLanguage);
  const { data: categories, isError } = useListCategoriesQuery(useMarket());

  if (isError && !categories) return <Empty as="p">{t('menu.empty')}</Empty>;
  return (
    <Bar className="no-print" aria-label={t('menu.label')} aria-busy={!categories}>
      <List>
        {categories
          ? menuOf(categories, language).map((category) => (
              <MenuItem key={category.cat_code} category={category} />
            ))
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              <Placeholder as="li" key={index} aria-hidden="true" />
            ))}
      </List>
    </Bar>
  );
}

function MenuItem({ category }: { category: MenuCategory }) {
  const { name, label, isGrey, cat_code } = category;
  return (
    <Item>
      <HoverPanel
        label={name}
        isLink
        isWide
        trigger={(triggerProps) => (
          <Category
            data-is-grey={isGrey || undefined}
            to={paths.listing({ name, category: category.category, cat_code })}
            aria-label={label ? undefined : name}
            {...triggerProps}
          >
            {label}
          </Category>
        )}
      >
        {(close) => (
          <Suspense>
            <CategoryLinks category={category} onLeave={close} />
          </Suspense>
        )}
      </HoverPanel>
    </Item>
  );
}
