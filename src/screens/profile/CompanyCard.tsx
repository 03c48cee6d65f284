import { useState } from 'react';
import { styled } from 'styled-components';

import { useShowCompanyQuery, type Colleague, type Company } from '../../api/company';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { PersonLine } from '../../features/people/PersonLine';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Button, SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { LoadError } from '../../ui/LoadError';
import { color, space } from '../../ui/theme';

import { ColleagueSheet, type ColleagueTask } from './ColleagueSheet';
import { WideCard } from './ProfileScreen';

const List = styled.ul`
  width: 100%;
`;

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

/** The people of the customer; only if there are several, or the reader may invite somebody. */
export function CompanyCard() {
  const { isAble } = useFeatureSupport('company-users');
  return isAble ? <People /> : null;
}

function People() {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const { data: company, error, refetch } = useShowCompanyQuery({ user_id, lang });
  const [task, setTask] = useState<ColleagueTask | null>(null);
  const [done, setDone] = useState('');
  if (company && company.people.length < 2 && !company.may_change) return null;
  if (!company && !error) return null;
  const start = (next: ColleagueTask) => {
    setDone('');
    setTask(next);
  };
  return (
    <WideCard aria-labelledby="company">
      <h2 id="company">{t('people.company')}</h2>
      {error && !company && <LoadError error={error} onRetry={refetch} />}
      {company && <PeopleList company={company} reader={user_id} onStart={start} />}
      {done && <FormMessage kind="good">{done}</FormMessage>}
      {company && task && (
        <ColleagueSheet
          company={company}
          task={task}
          onDone={(message) => {
            setDone(message);
            setTask(null);
          }}
          onClose={() => setTask(null)}
        />
      )}
    </WideCard>
  );
}

interface PeopleListProps {
  company: Company;
  /** The reader's user id. */
  reader: string;
  onStart: (task: ColleagueTask) => void;
}

function PeopleList({ company, reader, onStart }: PeopleListProps) {
  const t = useTranslate();
  const { people, may_change } = company;
  return (
    <>
      <List aria-label={t('people.title')}>
        {people.map((person) => (
          <Item key={person.user_id}>
            <PersonLine person={person} isReader={person.user_id === reader} />
            {may_change && person.role !== 'owner' && person.user_id !== reader && (
              <ButtonRow>
                {tasksFor(person).map((what) => (
                  <SmallButton
                    key={what}
                    aria-label={t(`people.${what}.of`, { name: person.name })}
                    onClick={() => onStart({ what, person })}
                  >
                    {t(`people.${what}`)}
                  </SmallButton>
                ))}
              </ButtonRow>
            )}
          </Item>
        ))}
      </List>
      {may_change && (
        <Button onClick={() => onStart({ what: 'invite' })}>{t('people.invite')}</Button>
      )}
    </>
  );
}

const tasksFor = ({ standing, has_password }: Colleague) =>
  standing === 'off'
    ? (['change', 'turnOn'] as const)
    : has_password
      ? (['change', 'turnOff'] as const)
      : (['change', 'again', 'turnOff'] as const);
