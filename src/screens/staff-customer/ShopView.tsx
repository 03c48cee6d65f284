import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';

import { currencyOf } from '#domain/countries';
import { DEFAULT_PAGE_SIZE, lastPage, parsePageNumber } from '#domain/pages';

import {
  useFindAsCustomerQuery,
  type DeskCustomer,
  type FoundAsCustomer,
} from '../../api/staffCustomers';
import { Aside } from '../../features/desk-frame/Aside';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { PageControl } from '../../ui/PageControl';
import { SafeHtml } from '../../ui/SafeHtml';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';
import { WarnBox } from '../../ui/WarnBox';

import { shopColumns } from './shopColumns';

const Box = styled(Aside)`
  margin-bottom: ${space(4)};
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

/**
 * Prices and stock as the shop shows them to this customer, for staff on the phone; the search is
 * in the address.
 */
export function ShopView({ customer }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { customer_code, country, hold } = customer;
  const search = params.get('search') ?? '';
  const show = (text: string, page = 1) =>
    setParams(
      { ...(text && { search: text }), ...(page > 1 && { page: String(page) }) },
      { replace: true, state },
    );
  const scope = { currency: currencyOf(country), country: t(`staff.country.${country}`) };
  return (
    <Box title={t('customers.shop')}>
      <DeskFilters
        label={t('customers.shop.search')}
        hint={t('productData.search.hint')}
        text={search}
        onSearch={show}
        isNarrowed={search !== ''}
        onClear={() => show('')}
      />
      <Small>{t('customers.shop.scope', scope)}</Small>
      {hold && <WarnBox role="note">{t('customers.shop.held')}</WarnBox>}
      {search && (
        <Results
          customerCode={customer_code}
          search={search}
          page={parsePageNumber(params.get('page'))}
          onTurn={(page) => show(search, page)}
        />
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
  const t = useTranslate();
  const { language: lang } = useI18n();
  const query = useFindAsCustomerQuery({
    customer_code: customerCode,
    search,
    page,
    lang,
    pagination: DEFAULT_PAGE_SIZE,
  });
  return (
    <Loaded query={query}>
      {(found) => {
        const last = lastPage(found.total, DEFAULT_PAGE_SIZE);
        return (
          <div aria-busy={query.isFetching}>
            <Outcome found={found} search={search} />
            <HiddenProducts found={found} />
            {found.products.length > 0 && (
              <ListTable
                caption={t('customers.shop')}
                columns={shopColumns}
                items={found.products}
                keyOf={({ product_id }) => product_id}
                isWide
                isFixed={last > 1}
              />
            )}
            <Foot>
              <PageControl page={page} last={last} onTurn={onTurn} />
            </Foot>
          </div>
        );
      }}
    </Loaded>
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

/** Products that carry the searched code, and why the shop does not show them. */
function HiddenProducts({ found: { hidden, country } }: { found: FoundAsCustomer }) {
  const t = useTranslate();
  if (hidden.length === 0) return null;
  return (
    <ul>
      {hidden.map(({ product_id, name, withdrawn }) => (
        <li key={product_id}>
          <Link className="mono" to={staffPaths.product(product_id)}>
            {product_id}
          </Link>{' '}
          <SafeHtml html={name} />{' '}
          <strong>
            {withdrawn
              ? t('customers.shop.withdrawn')
              : t('customers.shop.notSold', { country: t(`staff.country.${country}`) })}
          </strong>
        </li>
      ))}
    </ul>
  );
}
