import { useState } from 'react';
import { styled } from 'styled-components';

import {
  useChangeCustomerUserMutation,
  type CustomerUserChange,
  type DeskCustomer,
  type DeskPerson,
} from '../../api/staffCustomers';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { Aside, AsideList } from '../../features/desk-frame/Aside';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import {
  changeOfPerson,
  faultsOfPerson,
  NEW_PERSON,
  PersonFields,
  type PersonFaults,
  type PersonValues,
  valuesOfPerson,
} from '../../features/people/PersonFields';
import { PersonLine } from '../../features/people/PersonLine';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Row = styled.li`
  display: grid;
  gap: ${space(1)};
`;

const Foot = styled(ButtonRow)`
  margin-top: ${space(4)};
`;

interface PeopleProps {
  customer: DeskCustomer;
}

type Opened =
  { what: 'invite' } | { what: 'change' | 'again' | 'turnOff' | 'turnOn'; person: DeskPerson };

/** Everybody who signs in for a customer, with their sessions, and what can be decided about them. */
export function People({ customer }: PeopleProps) {
  const t = useTranslate();
  const mayChange = useHasRole('accounts');
  const action = useAction({ unanswered: 'customers.unanswered', hasFields: true });
  const { opened, open, finish } = useOpened<Opened>(action.forget);
  const [changeUser] = useChangeCustomerUserMutation();
  const { people, standing } = customer;
  const send = (body: CustomerUserChange) =>
    changeUser({ params: { customer_code: customer.customer_code }, body });
  const sheet = { customer, action, send, onDone: finish, onClose: () => open(null) };
  return (
    <Aside title={t('people.title')}>
      <AsideList>
        {people.map((person) => (
          <Row key={person.email}>
            <PersonLine person={person} />
            <Sessions person={person} />
            {mayChange && person.role !== 'owner' && (
              <PersonTools person={person} isLocked={standing !== 'active'} onOpen={open} />
            )}
          </Row>
        ))}
      </AsideList>
      {mayChange && standing === 'active' && (
        <Foot>
          <SmallButton onClick={() => open({ what: 'invite' })}>{t('people.invite')}</SmallButton>
        </Foot>
      )}
      {opened && (opened.what === 'invite' || opened.what === 'change') && (
        <PersonSheet {...sheet} person={opened.what === 'change' ? opened.person : undefined} />
      )}
      {opened?.what === 'again' && (
        <ActionSheet
          title={t('people.again.of', nameOf(opened.person))}
          submit={t('people.invite.send')}
          action={action}
          send={() => send({ email: opened.person.email, invite: true })}
          done={t('people.invited', nameOf(opened.person))}
          onDone={finish}
          onClose={sheet.onClose}
        >
          <p>{t('customers.invite.effect', nameOf(opened.person))}</p>
        </ActionSheet>
      )}
      {(opened?.what === 'turnOff' || opened?.what === 'turnOn') && (
        <ActionSheet
          title={t(`people.${opened.what}.title`, nameOf(opened.person))}
          submit={t(`people.${opened.what}`)}
          action={action}
          send={() =>
            send({
              email: opened.person.email,
              standing: opened.what === 'turnOff' ? 'off' : 'active',
            })
          }
          done={t(
            opened.what === 'turnOff' ? 'people.turnedOff' : 'people.turnedOn',
            nameOf(opened.person),
          )}
          onDone={finish}
          onClose={sheet.onClose}
        >
          <p>{t(`people.${opened.what}.effect`, nameOf(opened.person))}</p>
        </ActionSheet>
      )}
    </Aside>
  );
}

/** What messages say of a person. */
const nameOf = ({ name, email }: Pick<DeskPerson, 'name' | 'email'>) => ({ name, email });

function Sessions({ person: { sessions } }: { person: DeskPerson }) {
  const t = useTranslate();
  const format = useFormat();
  const [last] = sessions;
  if (!last) return <Small>{t('customers.signIns.none')}</Small>;
  const params = { count: sessions.length, at: format.dateTime(last.last_seen_at) };
  return <Small>{t('customers.people.sessions', params)}</Small>;
}

interface PersonToolsProps {
  person: DeskPerson;
  isLocked: boolean;
  onOpen: (opened: Opened) => void;
}

function PersonTools({ person, isLocked, onOpen }: PersonToolsProps) {
  const t = useTranslate();
  const isOn = person.standing === 'active';
  const tools = [
    'change',
    ...(isOn && !isLocked ? (['again'] as const) : []),
    isOn ? 'turnOff' : 'turnOn',
  ] as const;
  return (
    <ButtonRow>
      {tools.map((what) => (
        <SmallButton
          key={what}
          aria-label={t(`people.${what}.of`, nameOf(person))}
          onClick={() => onOpen({ what, person })}
        >
          {t(`people.${what}`)}
        </SmallButton>
      ))}
    </ButtonRow>
  );
}

interface PersonSheetProps {
  customer: DeskCustomer;
  /** Whom to change; somebody new without. */
  person: DeskPerson | undefined;
  action: ReturnType<typeof useAction>;
  send: (
    change: CustomerUserChange,
  ) => ReturnType<ReturnType<typeof useChangeCustomerUserMutation>[0]>;
  onDone: () => void;
  onClose: () => void;
}

function PersonSheet({ customer, person, action, send, onDone, onClose }: PersonSheetProps) {
  const t = useTranslate();
  const [values, setValues] = useState<PersonValues>(() =>
    person ? valuesOfPerson(person) : NEW_PERSON,
  );
  const [faults, setFaults] = useState<PersonFaults>({});
  const { company_name, owner_name, people, addresses } = customer;

  const sendValues = () => {
    const taken = person ? [] : people.map(({ email }) => email);
    const found = faultsOfPerson(values, taken);
    setFaults(found);
    if (Object.keys(found).length > 0) return undefined;
    const change = changeOfPerson(values, person && valuesOfPerson(person));
    return send(person ? change : { ...change, invite: true });
  };
  return (
    <ActionSheet
      title={person ? t('people.change.of', nameOf(person)) : t('people.invite')}
      submit={t(person ? 'people.save' : 'people.invite.send')}
      action={action}
      send={sendValues}
      done={person ? t('people.saved', nameOf(values)) : t('people.invited', nameOf(values))}
      onDone={onDone}
      onClose={onClose}
    >
      <PersonFields
        values={values}
        onChange={setValues}
        isNew={!person}
        addresses={addresses.filter(({ kind }) => kind === 'ship')}
        people={people}
        faults={faults}
        serverFaults={action.faults}
      />
      {!person && <p>{t('people.invite.effect', { company: company_name || owner_name })}</p>}
    </ActionSheet>
  );
}
