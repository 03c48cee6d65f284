import { useState } from 'react';
import { useNavigate } from 'react-router';

import { COUNTRIES, currencyOf, parseCountry } from '#domain/countries';
import { MAX_PRICE_LIST_CODE_LENGTH, PRICE_LIST_CODE_PATTERN } from '#domain/priceLists';

import {
  useAddPriceListMutation,
  useChangePriceListMutation,
  type DeskPriceList,
  type PriceListChange,
} from '../../api/staffPriceLists';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useAction } from '../../features/desk-frame/useAction';
import { changedFields } from '../../forms/changedFields';
import { FieldTable, useTypedValues, type FormField } from '../../forms/FieldTable';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { CheckRow } from '../../ui/CheckRow';
import { DateField } from '../../ui/DateField';
import { FieldGrid } from '../../ui/FieldGrid';

type Name = 'code' | 'name' | 'country' | 'percent_off';
type Values = Record<Name, string>;

const DAYS = ['starts_on', 'ends_on'] as const;
const FLAGS = ['public', 'binding'] as const;

/** Form for a new price list, or for what one says besides its prices; only changes are sent. */
export function PriceListForm({ list, onClose }: { list?: DeskPriceList; onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [addPriceList] = useAddPriceListMutation();
  const [changePriceList] = useChangePriceListMutation();
  /** The list as it was when the form was opened. */
  const [initial] = useState(list);
  const action = useAction({
    unanswered: 'priceLists.unanswered',
    stale: t('content.stale'),
    hasFields: true,
  });
  const { values, bind } = useTypedValues<Values>(() => valuesOf(list));
  const [days, setDays] = useState({
    starts_on: list?.starts_on ?? '',
    ends_on: list?.ends_on ?? '',
  });
  const [flags, setFlags] = useState({
    public: list?.public ?? false,
    binding: list?.binding ?? false,
  });
  const [wrong, setWrong] = useState<Partial<Record<Name, MessageKey>>>({});
  const code = list?.code ?? values.code.trim().toUpperCase();

  const send = () => {
    const percent = parsePercent(values.percent_off);
    const faults: typeof wrong = {
      ...(!new RegExp(PRICE_LIST_CODE_PATTERN).test(code) && { code: 'priceLists.wrong.code' }),
      ...(percent === undefined && { percent_off: 'priceLists.wrong.percent' }),
    };
    setWrong(faults);
    if (percent === undefined || Object.keys(faults).length > 0) return undefined;
    const name = values.name.trim();
    const typed = {
      ...(name !== '' && { name }),
      percent_off: percent,
      ...flags,
      starts_on: days.starts_on || null,
      ends_on: days.ends_on || null,
    };
    if (!list || !initial)
      return addPriceList({ body: { code, country: parseCountry(values.country), ...typed } });
    const body = changedFields<PriceListChange>(initial, typed);
    if (Object.keys(body).length === 0) return null;
    return changePriceList({ params: { code }, ifMatch: list.version, body });
  };

  const fields: readonly FormField<Name>[] = [
    ...(list
      ? []
      : [
          {
            name: 'code' as const,
            label: 'upload.field.code' as const,
            isRequired: true,
            limit: MAX_PRICE_LIST_CODE_LENGTH,
            autoCapitalize: 'characters' as const,
          },
        ]),
    { name: 'name', label: 'upload.field.name', limit: 200 },
    ...(list
      ? []
      : [
          {
            name: 'country' as const,
            label: 'staff.country' as const,
            choices: COUNTRIES.map(
              (one) => [one, `${t(`staff.country.${one}`)} (${currencyOf(one)})`] as const,
            ),
          },
        ]),
    {
      name: 'percent_off',
      label: 'upload.field.percent_off',
      hint: t('priceLists.percent.hint'),
      inputMode: 'decimal',
      limit: 10,
    },
  ];
  return (
    <ActionSheet
      kind="panel"
      title={list ? t('priceLists.change.title', { code }) : t('priceLists.add.title')}
      submit={t(list ? 'customers.save' : 'priceLists.add')}
      action={action}
      send={send}
      done={t(list ? 'customers.saved' : 'priceLists.added', { code })}
      onDone={() => (list ? onClose() : void navigate(staffPaths.priceList(code)))}
      onClose={onClose}
    >
      <FieldTable
        fields={fields}
        bind={(name) => {
          const fault = wrong[name];
          return { ...bind(name), error: fault ? t(fault) : action.faults[name] };
        }}
      />
      <FieldGrid>
        {DAYS.map((name) => (
          <DateField
            key={name}
            kind="expectedDay"
            label={t(`upload.field.${name}`)}
            autoComplete="off"
            maxLength={40}
            error={action.faults[name]}
            value={days[name]}
            onChange={(day) => setDays({ ...days, [name]: day })}
          />
        ))}
      </FieldGrid>
      <p>{t('priceLists.days.hint')}</p>
      {FLAGS.map((name) => (
        <CheckRow
          key={name}
          label={t(`priceLists.${name}`)}
          checked={flags[name]}
          onChange={({ target }) => setFlags({ ...flags, [name]: target.checked })}
        />
      ))}
    </ActionSheet>
  );
}

const valuesOf = (list: DeskPriceList | undefined): Values => ({
  code: '',
  name: list?.name ?? '',
  country: list?.country ?? 'CA',
  percent_off: list?.percent_off == null ? '' : String(list.percent_off),
});

/** Null for none; `undefined` if the text is not a percentage of up to two decimal places. */
function parsePercent(text: string): number | null | undefined {
  const typed = text.replace(/[\s\u00a0%]/g, '').replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}
