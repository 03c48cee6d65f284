import { styled } from 'styled-components';

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
  const { name, cat_code } = category;
  const linkTarget = { name, category: category.category, cat_code };
  const Container = isInSheet ? SheetPanel : Panel;
  const counts = { F: category.New, R: category.Clear, Y: category.Sale, N: category.Soon };

  return (
    <Container>
      <Flags>
        <PanelLink to={paths.listing(linkTarget)} onClick={onLeave}>
          {t('menu.all', { name })}
        </PanelLink>
        {isSignedIn &&
          category.flags.map((flag) => (
            <PanelLink key={flag} to={paths.listing({ ...linkTarget, flag })} onClick={onLeave}>
              {t(`flag.${flag}`)} <Count>{counts[flag]}</Count>
            </PanelLink>
          ))}
      </Flags>
      <Columns>
        {category.sub_cate.map((sub) => (
          <Column key={sub.cat_code}>
            <SubCategory
              to={paths.listing({
                name: sub.sub_cate,
                category: sub.category,
                cat_code: sub.cat_code,
              })}
              onClick={onLeave}
            >
              {sub.sub_cate}
            </SubCategory>
            <ul>
              {sub.sub_subCat.map((leaf) => (
                <li key={leaf.cat_code}>
                  <Leaf
                    to={paths.listing({
                      name: leaf.sub_subCat,
                      category: leaf.category,
                      cat_code: leaf.cat_code,
                    })}
                    onClick={onLeave}
                  >
                    {leaf.sub_subCat}
                  </Leaf>
                </li>
              ))}
            </ul>
          </Column>
        ))}
      </Columns>
    </Container>
  );
}
