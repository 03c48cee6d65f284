import { styled } from 'styled-components';

import { currencyOf } from '#domain/countries';
import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import {
  useFindAsCustomerQuery,
  type DeskCustomer,
  type FoundAsCustomer,
} from '../../api/staffCustomers';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { LoadError } from '../../ui/LoadError';
import { PageControl } from '../../ui/PageControl';
import { Small } from '../../ui/Small';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';

import { HiddenProducts } from './HiddenProducts';
import { ShopTable } from './ShopTable';
import { useShopAddress } from './useShopAddress';

const Box = styled(AsideBox)`
  margin-bottom: ${space(4)};
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

/** Prices and stock as the shop shows them to this customer, for staff on the phone. */
export function ShopView({ customer }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const { search, page, narrow, turnTo } = useShopAddress();
  const { customer_code, country } = customer;
  const scope = { currency: currencyOf(country), country: t(`staff.country.${country}`) };
  return (
    <Box aria-labelledby="customer-shop">
      <AsideTitle id="customer-shop">{t('customers.shop')}</AsideTitle>
      <DeskFilters
        label={t('customers.shop.search')}
        hint={t('productData.search.hint')}
        text={search}
        onSearch={narrow}
        isNarrowed={search !== ''}
        onClear={() => narrow('')}
      />
      <Small>{t('customers.shop.scope', scope)}</Small>
      {search && (
        <Results customerCode={customer_code} search={search} page={page} onTurn={turnTo} />
      )}
    </Box>
  );
}

interface ResultsProps {
  customerCode: string;
  search: string;
  page: number;
  onTurn: (page: number) => void;
}

function Results({ customerCode, search, page, onTurn }: ResultsProps) {
  const lang = useStaffSelector(selectLanguage);
  const { data, currentData, error, isFetching, refetch } = useFindAsCustomerQuery({
    customer_code: customerCode,
    search,
    page,
    lang,
    pagination: DEFAULT_PAGE_SIZE,
  });
  const found = currentData ?? (error ? undefined : data);
  if (error && !found) return <LoadError error={error} onRetry={refetch} />;
  if (!found) return <TableSkeleton />;
  return (
    <div aria-busy={isFetching}>
      <Outcome found={found} search={search} />
      <HiddenProducts found={found} />
      {found.products.length > 0 && <ShopTable products={found.products} />}
      <Foot>
        <PageControl page={page} last={lastPage(found.total, DEFAULT_PAGE_SIZE)} onTurn={onTurn} />
      </Foot>
    </div>
  );
}

/** Number of results, and how the search text was corrected or shortened to find them. */
function Outcome({ found, search }: { found: FoundAsCustomer; search: string }) {
  const t = useTranslate();
  const { total, corrected, unmatched = [] } = found;
  return (
    <div role="status">
      <p>
        {total > 0 ? t('products.count', { count: total }) : t('customers.shop.none', { search })}
      </p>
      {total > 0 && corrected !== undefined && (
        <p>{t('found.corrected', { query: search, corrected })}</p>
      )}
      {total > 0 && unmatched.length > 0 && (
        <p>{t('found.unmatched', { words: unmatched.join(', ') })}</p>
      )}
    </div>
  );
}
