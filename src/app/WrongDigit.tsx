import { styled } from 'styled-components';

import { hasInvalidCheckDigit } from '#domain/barcodes';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { hasExactResults, useSearchProductsQuery } from '../api/search';
import { useTranslate } from '../i18n/useTranslate';
import { useMarket } from '../store/useMarket';
import { color, radius, shadow, size, space } from '../ui/theme';

const Hint = styled.p`
  position: absolute;
  top: calc(100% + ${space(1)});
  right: 0;
  left: 0;
  z-index: 2;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.infoTint};
  box-shadow: ${shadow};
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

/**
 * Points out a wrong check digit in a barcode that the shop does not find; the search page makes
 * the same query.
 */
export function WrongDigit({ query }: { query: string }) {
  const t = useTranslate();
  const { lang, country } = useMarket();
  const searchQuery = {
    search_term: query,
    lang_code: lang,
    country,
    page: 1,
    page_size: DEFAULT_PAGE_SIZE,
  };
  const { currentData: found } = useSearchProductsQuery(searchQuery, {
    skip: !hasInvalidCheckDigit(query),
  });
  return found && !hasExactResults(found) && <Hint>{t('found.checkDigit', { query })}</Hint>;
}
