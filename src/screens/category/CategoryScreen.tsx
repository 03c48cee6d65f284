import { styled } from 'styled-components';

import type { FoundCategory } from '../../api/findCategory';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

import { CategoryTile } from './CategoryTile';
import { Tiles } from './tiles';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

export function CategoryScreen({ shelf }: { shelf: FoundCategory }) {
  const t = useTranslate();
  const { name } = shelf;
  return (
    <>
      <Head>
        <h1>{name}</h1>
        <Button as={Link} to={paths.listing(shelf)}>
          {t('menu.all', { name })}
        </Button>
      </Head>
      <Tiles>
        {shelf.parts.map((part) => (
          <CategoryTile key={part.cat_code} part={part} />
        ))}
      </Tiles>
    </>
  );
}
