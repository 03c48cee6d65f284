import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { useChangeColleagueMutation, type Colleague, type Company } from '../../api/company';
import { fieldFaultsOf } from '../../api/fieldFaultsOf';
import {
  changeOfPerson,
  faultsOfPerson,
  NEW_PERSON,
  PersonFields,
  type PersonFaults,
  type PersonValues,
  valuesOfPerson,
} from '../../features/people/PersonFields';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import { useReason } from '../../ui/useReason';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** What an administrator does about a colleague. */
export type ColleagueTask =
  { what: 'invite' } | { what: 'change' | 'again' | 'turnOff' | 'turnOn'; person: Colleague };

interface ColleagueSheetProps {
  company: Company;
  task: ColleagueTask;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks for what is decided about a colleague, and says what follows from it. */
export function ColleagueSheet({ company, task, onDone, onClose }: ColleagueSheetProps) {
  const t = useTranslate();
  const reason = useReason();
  const { user_id, lang } = useCustomer();
  const [change, { error, isLoading }] = useChangeColleagueMutation();
  const [values, setValues] = useState(() => valuesOf(task));
  const [faults, setFaults] = useState<PersonFaults>({});
  const serverFaults = fieldFaultsOf(error);
  const hasFields = task.what === 'invite' || task.what === 'change';
  const isFaultShown = hasFields && Object.keys(serverFaults).length > 0;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const taken = task.what === 'invite' ? company.people.map(({ email }) => email) : [];
    const found = hasFields ? faultsOfPerson(values, taken) : {};
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const sent = await change({ user_id, lang, ...bodyOf(task, values) });
    if (!sent.error) onDone(doneMessage(t, task, values));
  };
  const name = values.name;
  return (
    <Sheet kind="middle" title={titleOf(t, task)} onClose={onClose}>
      <Form noValidate onSubmit={(event) => void send(event)}>
        {hasFields ? (
          <PersonFields
            values={values}
            onChange={setValues}
            isNew={task.what === 'invite'}
            addresses={company.ship_to ?? []}
            people={company.people}
            faults={faults}
            serverFaults={serverFaults}
          />
        ) : (
          <p>{effectOf(t, task, values)}</p>
        )}
        {task.what === 'invite' && <p>{t('people.invite.effect', { company: company.company })}</p>}
        {error && !isFaultShown && <FormMessage>{reason(error)}</FormMessage>}
        <ButtonRow>
          <PrimaryButton type="submit" disabled={isLoading}>
            {t(SUBMIT[task.what], { name })}
          </PrimaryButton>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        </ButtonRow>
      </Form>
    </Sheet>
  );
}

function valuesOf(task: ColleagueTask): PersonValues {
  if (task.what === 'invite') return NEW_PERSON;
  return valuesOfPerson(task.person);
}

function bodyOf(task: ColleagueTask, values: PersonValues) {
  const { what } = task;
  const decided = changeOfPerson(values, valuesOf(task));
  const { email } = values;
  if (what === 'invite') return { ...decided, invite: true };
  if (what === 'change') return decided;
  if (what === 'again') return { email, invite: true };
  return { email, standing: what === 'turnOff' ? ('off' as const) : ('active' as const) };
}

const SUBMIT = {
  invite: 'people.invite.send',
  change: 'people.save',
  again: 'people.invite.send',
  turnOff: 'people.turnOff',
  turnOn: 'people.turnOn',
} as const;

const DONE = {
  invite: 'people.invited',
  change: 'people.saved',
  again: 'people.invited',
  turnOff: 'people.turnedOff',
  turnOn: 'people.turnedOn',
} as const;

const doneMessage = (t: Translate, { what }: ColleagueTask, { name, email }: PersonValues) =>
  t(DONE[what], { name, email });

function titleOf(t: Translate, task: ColleagueTask): string {
  if (task.what === 'invite') return t('people.invite');
  const { name } = task.person;
  if (task.what === 'change' || task.what === 'again') return t(`people.${task.what}.of`, { name });
  return t(`people.${task.what}.title`, { name });
}

const effectOf = (t: Translate, { what }: ColleagueTask, { name, email }: PersonValues): string =>
  what === 'turnOff' || what === 'turnOn'
    ? t(`people.${what}.effect`, { name })
    : t('people.again.effect', { email });
