import { useNavigate } from 'react-router';

import { CLASS_FLAGS, isClassFlag } from '#domain/classCodes';
import { COUNTRIES, currencyOf, parseCountry } from '#domain/countries';
import { PERCENT_LIMITS } from '#domain/deskProducts';
import { parsePrice } from '#domain/money';

import type { DeskListedProduct } from '../../api/staffProducts';
import { useSendUploadMutation } from '../../api/staffUploads';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { FieldTable, useTypedValues, type FormField } from '../../forms/FieldTable';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { bulkFile, type BulkChange } from './bulkFile';

interface BulkPanelProps {
  products: readonly DeskListedProduct[];
  onClose: () => void;
}

const EMPTY = {
  what: 'price' as BulkChange['what'],
  country: COUNTRIES[0] as string,
  price: '',
  percent: '',
  flag: '',
  status: 'withdrawn',
};
type Typed = typeof EMPTY;

/** Changes many products at once: what is changed is checked first, like an uploaded file. */
export function BulkPanel({ products, onClose }: BulkPanelProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [sendUpload] = useSendUploadMutation();
  const { values, bind } = useTypedValues<Typed>(() => EMPTY);
  const { what } = values;
  const { length: count } = products;

  const send = () => {
    const change = parseChange(values);
    if (!change) {
      return what === 'percent'
        ? t('products.bulk.wrong.percent', PERCENT_LIMITS)
        : t('products.price.wrong.selling_price');
    }
    const { kind, text, count: rows } = bulkFile(products, change);
    if (rows === 0) {
      const country = t(`staff.country.${parseCountry(values.country)}`);
      return t('products.bulk.wrong.country', { country });
    }
    const name = `${t('products.bulk.title', { count: rows })}.csv`;
    return sendUpload({ kind, name, file: new File([text], name, { type: 'text/csv' }) });
  };

  const fields: readonly FormField<keyof Typed>[] = [
    {
      name: 'what',
      label: 'products.bulk.what',
      choices: [
        ['price', t('product.listPrice')],
        ['percent', t('products.bulk.percent')],
        ['class', t('product.class')],
        ['status', t('products.state')],
      ],
    },
    {
      name: 'country',
      label: 'staff.country',
      choices: COUNTRIES.map((code) => [
        code,
        `${t(`staff.country.${code}`)} (${currencyOf(code)})`,
      ]),
    },
    { name: 'price', label: 'product.listPrice', inputMode: 'decimal' },
    { name: 'percent', label: 'products.bulk.by', hint: t('products.bulk.by.hint') },
    {
      name: 'flag',
      label: 'product.class',
      choices: [
        ['', t('products.class.none')],
        ...CLASS_FLAGS.map((flag) => [flag, t(`flag.${flag}`)] as const),
      ],
    },
    {
      name: 'status',
      label: 'products.state',
      choices: [
        ['withdrawn', t('products.withdrawn')],
        ['sold', t('products.view.sold')],
      ],
    },
  ];
  const shown: Readonly<Record<BulkChange['what'], readonly (keyof Typed)[]>> = {
    price: ['what', 'country', 'price'],
    percent: ['what', 'country', 'percent'],
    class: ['what', 'country', 'flag'],
    status: ['what', 'status'],
  };
  return (
    <ActionSheet
      kind="panel"
      title={t('products.bulk.title', { count })}
      submit={t('products.bulk.check')}
      startAt="select"
      send={send}
      onDone={({ upload_id }) => void navigate(staffPaths.uploaded('products', upload_id))}
      onClose={onClose}
    >
      <p>{t('products.bulk.how')}</p>
      <FieldTable fields={fields.filter(({ name }) => shown[what].includes(name))} bind={bind} />
    </ActionSheet>
  );
}

/** Returns the change that is typed; `undefined` if its number is none. */
function parseChange({ what, country, ...typed }: Typed): BulkChange | undefined {
  const where = { country: parseCountry(country) };
  if (what === 'status') return { what, withdrawn: typed.status === 'withdrawn' };
  if (what === 'class') return { what, ...where, flag: isClassFlag(typed.flag) ? typed.flag : '' };
  if (what === 'price') {
    const cents = parsePrice(typed.price);
    return cents ? { what, ...where, cents } : undefined;
  }
  const percent = Number(typed.percent.replace(/[\s%]/g, '').replace('−', '-').replace(',', '.'));
  const isOne = typed.percent.trim() !== '' && percent !== 0;
  const { least, most } = PERCENT_LIMITS;
  return isOne && percent >= least && percent <= most ? { what, ...where, percent } : undefined;
}
