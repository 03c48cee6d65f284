import { styled } from 'styled-components';

import type { ClassFlag } from '#domain/classCodes';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Link } from '../ui/Link';
import { color, layout, size, space } from '../ui/theme';

import type { MenuCategory } from './menu';

const Panel = styled.div`
  max-width: ${layout.content};
  max-height: 70vh;
  margin: 0 auto;
  padding: ${space(4)} ${space(6)} ${space(6)};
  overflow-y: auto;
`;

/** In a sheet, with larger targets for one-handed use. */
const SheetPanel = styled(Panel)`
  --category-link: 2.5rem;
  max-height: none;
  padding: ${space(3)} 0 ${space(4)};
`;

const Flags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-bottom: ${space(3)};
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-weight: 400;
`;

const Columns = styled.ul`
  columns: 13.125rem;
  column-gap: ${space(8)};
  font-size: ${size.s};
`;

const Column = styled.li`
  margin-bottom: 14px;
  break-inside: avoid;
`;

const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--category-link, 1.625rem);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const SubCategory = styled(PanelLink)`
  font-weight: 600;
`;

const Leaf = styled(PanelLink)`
  color: ${color.ink};
`;

type Coded = Pick<MenuCategory, 'category' | 'cat_code'>;

interface CategoryLinksProps {
  category: MenuCategory;
  onLeave: () => void;
  isInSheet?: boolean;
}

/**
 * The contents of a category: a link to all of it, its flags for signed-in users, and two levels of
 * subcategories.
 */
export function CategoryLinks({ category, onLeave, isInSheet }: CategoryLinksProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { name } = category;
  const linkTo = (label: string, { category, cat_code }: Coded, flag?: ClassFlag) => ({
    to: paths.listing({ name: label, category, cat_code, flag }),
    onClick: onLeave,
  });
  const Container = isInSheet ? SheetPanel : Panel;
  const counts = { F: category.New, R: category.Clear, Y: category.Sale, N: category.Soon };

  return (
    <Container>
      <Flags>
        <PanelLink {...linkTo(name, category)}>{t('menu.all', { name })}</PanelLink>
        {isSignedIn &&
          category.flags.map((flag) => (
            <PanelLink key={flag} {...linkTo(name, category, flag)}>
              {t(`flag.${flag}`)} <Count>{counts[flag]}</Count>
            </PanelLink>
          ))}
      </Flags>
      <Columns>
        {category.sub_cate.map((sub) => (
          <Column key={sub.cat_code}>
            <SubCategory {...linkTo(sub.sub_cate, sub)}>{sub.sub_cate}</SubCategory>
            <ul>
              {sub.sub_subCat.map((leaf) => (
                <li key={leaf.cat_code}>
                  <Leaf {...linkTo(leaf.sub_subCat, leaf)}>{leaf.sub_subCat}</Leaf>
                </li>
              ))}
            </ul>
          </Column>
        ))}
      </Columns>
    </Container>
  );
}
