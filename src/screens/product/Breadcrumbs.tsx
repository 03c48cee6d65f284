import { styled } from 'styled-components';

import type { KnownProduct } from '../../api/mergeProduct';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, size, space } from '../../ui/theme';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  margin-bottom: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Anchor = styled(Link)`
  padding-block: 3px;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 28px;
`;

/** Breadcrumbs from the home page to the product's own category. */
export function Breadcrumbs({ categories = [] }: Pick<KnownProduct, 'categories'>) {
  const t = useTranslate();
  return (
    <nav className="no-print" aria-label={t('detail.trail')}>
      <Trail>
        <Item>
          <Anchor to={paths.home}>{t('nav.home')}</Anchor>
        </Item>
        {categories.map(({ name, cat_code }) => (
          <Item key={cat_code}>
            <Icon name="next" size={12} />
            <Anchor to={paths.listing({ name, category: name, cat_code })}>{name}</Anchor>
          </Item>
        ))}
      </Trail>
    </nav>
  );
}
