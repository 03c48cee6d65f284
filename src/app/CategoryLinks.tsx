import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Link } from '../ui/Link';

import type { MenuCategory } from './menu';
import './CategoryLinks.css';

interface CategoryLinksProps {
  category: MenuCategory;
  onLeave: () => void;
}

/** What lies in a category: all of it, its flags for signed-in users, its sub-categories and theirs. */
export function CategoryLinks({ category, onLeave }: CategoryLinksProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { name, cat_code } = category;
  const whole = { name, category: category.category, cat_code };
  const counts = { F: category.New, R: category.Clear, Y: category.Sale, N: category.Soon };

  return (
    <div className="category-links">
      <p className="category-flags">
        <Link to={paths.listing(whole)} onClick={onLeave}>
          {t('menu.all', { name })}
        </Link>
        {isSignedIn &&
          category.flags.map((flag) => (
            <Link key={flag} to={paths.listing({ ...whole, flag })} onClick={onLeave}>
              {t(`flag.${flag}`)} <span className="count">{counts[flag]}</span>
            </Link>
          ))}
      </p>
      <ul className="category-columns">
        {category.sub_cate.map((sub) => (
          <li key={sub.cat_code}>
            <Link
              className="sub-category"
              to={paths.listing({
                name: sub.sub_cate,
                category: sub.category,
                cat_code: sub.cat_code,
              })}
              onClick={onLeave}
            >
              {sub.sub_cate}
            </Link>
            <ul>
              {sub.sub_subCat.map((leaf) => (
                <li key={leaf.cat_code}>
                  <Link
                    to={paths.listing({
                      name: leaf.sub_subCat,
                      category: leaf.category,
                      cat_code: leaf.cat_code,
                    })}
                    onClick={onLeave}
                  >
                    {leaf.sub_subCat}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
