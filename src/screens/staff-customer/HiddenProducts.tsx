import type { FoundAsCustomer } from '../../api/staffCustomers';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';

/** Products that carry the searched code, and why the shop does not show them. */
export function HiddenProducts({ found: { hidden, country } }: { found: FoundAsCustomer }) {
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
