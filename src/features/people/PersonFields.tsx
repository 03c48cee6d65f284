import type { Address } from '#contract/addresses';
import {
  COLLEAGUE_ROLES,
  isDecider,
  isPersonName,
  type ColleagueRole,
  type CompanyRole,
} from '#domain/companyRoles';
import { CUSTOMER_LIMITS } from '#domain/customers';
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/emails';
import { fromCents, parsePrice } from '#domain/money';

import { FieldTable, type FormField } from '../../forms/FieldTable';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { FieldHint } from '../../ui/TextField';

export interface PersonValues {
  email: string;
  name: string;
  role: ColleagueRole;
  ship_to_codes: readonly string[];
  /** Amounts as typed; empty for none. */
  order_limit: string;
  month_limit: string;
  approve_limit: string;
  /** E-mail address of who is asked for approval; empty for everybody who may give it. */
  approver: string;
}

export const NEW_PERSON: PersonValues = {
  email: '',
  name: '',
  role: 'buyer',
  ship_to_codes: [],
  order_limit: '',
  month_limit: '',
  approve_limit: '',
  approver: '',
};

/** A person as the server tells, whose limits are absent without any. */
interface LimitedPerson {
  email: string;
  name: string;
  role: CompanyRole;
  ship_to_codes: readonly string[];
  order_limit?: number;
  month_limit?: number;
  approve_limit?: number;
  approver?: string;
}

export const valuesOfPerson = (person: LimitedPerson): PersonValues => ({
  email: person.email,
  name: person.name,
  role: person.role === 'owner' ? 'buyer' : person.role,
  ship_to_codes: person.ship_to_codes,
  order_limit: typedAmount(person.order_limit),
  month_limit: typedAmount(person.month_limit),
  approve_limit: typedAmount(person.approve_limit),
  approver: person.approver ?? '',
});

const typedAmount = (amount: number | undefined): string =>
  amount === undefined ? '' : String(amount);

/** The values as they are sent; of the limits, those that differ from what they were. */
export function changeOfPerson(values: PersonValues, before: PersonValues = NEW_PERSON) {
  const { email, name, role, ship_to_codes } = values;
  const were: Record<string, unknown> = sentLimits(before);
  const limits = Object.entries(sentLimits(values)).filter(
    ([field, value]) => value !== were[field],
  );
  return {
    email,
    name,
    role,
    ship_to_codes: [...ship_to_codes],
    ...(Object.fromEntries(limits) as Partial<ReturnType<typeof sentLimits>>),
  };
}

/** Administrators have no limit, and only approvers one of approving. */
const sentLimits = ({ role, ...values }: PersonValues) => {
  const isLimited = role !== 'administrator';
  return {
    order_limit: isLimited ? sentAmount(values.order_limit) : null,
    month_limit: isLimited ? sentAmount(values.month_limit) : null,
    approve_limit: role === 'approver' ? sentAmount(values.approve_limit) : null,
    approver: (isLimited && values.approver) || null,
  };
};

const sentAmount = (typed: string): number | null => {
  const cents = parsePrice(typed);
  return cents === undefined ? null : fromCents(cents);
};

const isAmount = (typed: string): boolean => typed.trim() === '' || parsePrice(typed) !== undefined;
const LIMITS = ['order_limit', 'month_limit', 'approve_limit'] as const;

export type PersonFaults = Partial<Record<keyof PersonValues, MessageKey>>;

/** What is wrong with typed values, by field; empty if nothing is. */
export const faultsOfPerson = (
  values: PersonValues,
  taken: readonly string[] = [],
): PersonFaults => {
  const { email, name } = values;
  const refused = LIMITS.filter((limit) => !isAmount(values[limit]));
  return {
    ...(!isEmail(email.trim()) && { email: 'email.refused' as const }),
    ...(taken.includes(email.trim().toLowerCase()) && { email: 'people.taken' as const }),
    ...(!isPersonName(name) && { name: 'people.name.required' as const }),
    ...Object.fromEntries(refused.map((limit) => [limit, 'people.limit.refused' as const])),
  };
};

interface PersonFieldsProps {
  values: PersonValues;
  onChange: (values: PersonValues) => void;
  /** Whether the e-mail address, which names the person, can still be typed. */
  isNew: boolean;
  addresses: readonly Pick<Address, 'code' | 'name' | 'city'>[];
  /** Everybody of the company, of whom some may be asked for approval. */
  people: readonly Pick<LimitedPerson, 'email' | 'name' | 'role'>[];
  faults: PersonFaults;
  /** The server's errors, by field. */
  serverFaults: Partial<Record<string, string>>;
}

/** What is decided about a person: who it is, what they may do, and where they may order to. */
export function PersonFields(props: PersonFieldsProps) {
  const { values, onChange, isNew, addresses, people, faults, serverFaults } = props;
  const t = useTranslate();
  const email: FormField<'email'> = {
    name: 'email',
    label: 'profile.email',
    limit: MAX_EMAIL_LENGTH,
    isRequired: true,
    inputMode: 'email',
  };
  const fields: FormField<Field>[] = [
    ...(isNew ? [email] : []),
    { name: 'name', label: 'people.name', limit: CUSTOMER_LIMITS.text, isRequired: true },
    {
      name: 'role',
      label: 'people.role',
      choices: COLLEAGUE_ROLES.map((role) => [role, t(`people.role.${role}`)]),
    },
  ];
  const bind = (name: Field) => {
    const fault = faults[name];
    return {
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...values, [name]: target.value }),
      error: fault ? t(fault) : serverFaults[name],
    };
  };
  return (
    <>
      <FieldTable fields={fields} bind={bind} />
      <FieldHint>
        {t('people.role.administrator.can')} {t('people.role.approver.can')}
      </FieldHint>
      {values.role !== 'administrator' && (
        <details open={LIMITS.some((limit) => values[limit] !== '') || values.role === 'approver'}>
          <summary>{t('people.limits')}</summary>
          <FieldTable fields={limitFields(t, values, people)} bind={bind} />
        </details>
      )}
      {addresses.length > 1 && (
        <>
          <CheckList
            name="ship_to_codes"
            legend={t('people.addresses')}
            choices={addresses.map(({ code, name, city }) => ({
              value: code,
              name: [name || code, city].filter(Boolean).join(', '),
            }))}
            chosen={values.ship_to_codes}
            onChange={(ship_to_codes) => onChange({ ...values, ship_to_codes })}
          />
          <FieldHint>{t('people.addresses.hint')}</FieldHint>
        </>
      )}
    </>
  );
}

type Field = Exclude<keyof PersonValues, 'ship_to_codes'>;

/** Longest amount that can be typed. */
const AMOUNT_LENGTH = 12;

function limitFields(
  t: Translate,
  { role, email }: PersonValues,
  people: readonly Pick<LimitedPerson, 'email' | 'name' | 'role'>[],
): FormField<Field>[] {
  const amount = { limit: AMOUNT_LENGTH, inputMode: 'decimal' as const };
  const deciders = people.filter((one) => isDecider(one.role) && one.email !== email);
  const approveLimit: FormField<Field> = {
    name: 'approve_limit',
    label: 'upload.field.approve_limit',
    hint: t('people.approveLimit.hint'),
    ...amount,
  };
  return [
    {
      name: 'order_limit',
      label: 'upload.field.order_limit',
      hint: t('people.limits.hint'),
      ...amount,
    },
    {
      name: 'month_limit',
      label: 'upload.field.month_limit',
      hint: t('people.limits.hint'),
      ...amount,
    },
    {
      name: 'approver',
      label: 'upload.field.approver',
      choices: [
        ['', t('people.approver.anybody')],
        ...deciders.map((one) => [one.email, one.name] as const),
      ],
    },
    ...(role === 'approver' ? [approveLimit] : []),
  ];
}
