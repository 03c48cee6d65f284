import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { CLASS_FLAGS } from '#domain/classCodes';
import { PRODUCT_VIEWS } from '#domain/deskProducts';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { below, size, space } from '../../ui/theme';
import { useTypedSearch } from '../../ui/useTypedSearch';

import type { ProductsAddress } from './useProductsAddress';

const Form = styled.form`
  --control: var(--control-small);

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  margin-bottom: ${space(2)};
`;

const Words = styled(FilterLabel)`
  flex: 1 1 16rem;
  max-width: 28rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Beside the boxes, which stand below their labels. */
const Clear = styled(SmallButton)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;

interface ProductsFiltersProps {
  address: ProductsAddress;
  /** Where `/` puts the cursor. */
  box: RefObject<HTMLInputElement | null>;
}

/** Words, what is lacking, and the class that narrow the list; it follows while they are typed. */
export function ProductsFilters({ address, box }: ProductsFiltersProps) {
  const t = useTranslate();
  const search = useTypedSearch((words) => address.narrow({ search: words }), TYPING_PAUSE);
  const clear = () => {
    search.forget();
    address.narrow({ search: '', view: '', class: '' });
  };

  return (
    <Form
      role="search"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
      <Words>
        {t('products.search')}
        <FilterInput
          ref={box}
          type="search"
          maxLength={200}
          placeholder={t('products.search.hint')}
          title={t('products.search.hint')}
          value={search.typed ?? address.search}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.finish}
        />
      </Words>
      <FilterLabel>
        {t('products.view')}
        <FilterSelect
          value={address.view}
          onChange={(event) => address.narrow({ view: event.target.value })}
        >
          {PRODUCT_VIEWS.map((view) => (
            <option key={view} value={view}>
              {t(`products.view.${view}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      <FilterLabel>
        {t('product.class')}
        <FilterSelect
          value={address.flag ?? ''}
          onChange={(event) => address.narrow({ class: event.target.value })}
        >
          <option value="">{t('products.class.any')}</option>
          {CLASS_FLAGS.map((flag) => (
            <option key={flag} value={flag}>
              {t(`flag.${flag}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      {address.isNarrowed && (
        <Clear type="button" onClick={clear}>
          {t('orders.clear')}
        </Clear>
      )}
    </Form>
  );
}
