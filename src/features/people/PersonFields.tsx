import type { Address } from '#contract/addresses';
import { COLLEAGUE_ROLES, isPersonName, type ColleagueRole } from '#domain/companyRoles';
import { CUSTOMER_LIMITS } from '#domain/customers';
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/emails';

import { FieldTable, type FormField } from '../../forms/FieldTable';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { FieldHint } from '../../ui/TextField';

export interface PersonValues {
  email: string;
  name: string;
  role: ColleagueRole;
  ship_to_codes: readonly string[];
}

export const NEW_PERSON: PersonValues = { email: '', name: '', role: 'buyer', ship_to_codes: [] };

export type PersonFaults = Partial<Record<keyof PersonValues, MessageKey>>;

/** What is wrong with typed values, by field; empty if nothing is. */
export const faultsOfPerson = (
  { email, name }: PersonValues,
  taken: readonly string[] = [],
): PersonFaults => ({
  ...(!isEmail(email.trim()) && { email: 'email.refused' as const }),
  ...(taken.includes(email.trim().toLowerCase()) && { email: 'people.taken' as const }),
  ...(!isPersonName(name) && { name: 'people.name.required' as const }),
});

interface PersonFieldsProps {
  values: PersonValues;
  onChange: (values: PersonValues) => void;
  /** Whether the e-mail address, which names the person, can still be typed. */
  isNew: boolean;
  addresses: readonly Pick<Address, 'code' | 'name' | 'city'>[];
  faults: PersonFaults;
  /** The server's errors, by field. */
  serverFaults: Partial<Record<string, string>>;
}

/** What is decided about a person: who it is, what they may do, and where they may order to. */
export function PersonFields(props: PersonFieldsProps) {
  const { values, onChange, isNew, addresses, faults, serverFaults } = props;
  const t = useTranslate();
  const email: FormField<'email'> = {
    name: 'email',
    label: 'profile.email',
    limit: MAX_EMAIL_LENGTH,
    isRequired: true,
    inputMode: 'email',
  };
  const fields: FormField<'email' | 'name' | 'role'>[] = [
    ...(isNew ? [email] : []),
    { name: 'name', label: 'people.name', limit: CUSTOMER_LIMITS.text, isRequired: true },
    {
      name: 'role',
      label: 'people.role',
      choices: COLLEAGUE_ROLES.map((role) => [role, t(`people.role.${role}`)]),
    },
  ];
  const bind = (name: 'email' | 'name' | 'role') => {
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
      <FieldHint>{t('people.role.administrator.can')}</FieldHint>
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
