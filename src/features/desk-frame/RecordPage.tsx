import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { isNotFound } from '../../api/reasonOf';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Loaded, type QueryState } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import type { BackTarget } from './DeskHead';

interface RecordPageProps<Data> {
  query: QueryState<Data>;
  /** Whether it is what the address names: while that is fetched again, its previous data stays. */
  isNamed: (data: Data) => boolean;
  title: string;
  back: BackTarget;
  children: (data: Data) => ReactNode;
}

/** A screen about one thing: loads it, or says that there is none. */
export function RecordPage<Data>({ query, isNamed, title, back, children }: RecordPageProps<Data>) {
  const reason = useReason();
  usePageTitle(title);
  const { data, currentData, error } = query;
  if (isNotFound(error)) return <NoRecord title={title} text={reason(error)} back={back} />;
  const record = currentData ?? (data !== undefined && isNamed(data) ? data : undefined);
  return (
    <Loaded query={{ ...query, data: undefined, currentData: record }} isPage>
      {children}
    </Loaded>
  );
}

interface NoRecordProps {
  title: string;
  text: string;
  back: BackTarget;
}

/** Says that there is nothing at the address. */
export function NoRecord({ title, text, back }: NoRecordProps) {
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} />
      <EmptyState icon="search" text={text}>
        <Button as={Link} to={back.to} state={back.state}>
          {back.label}
        </Button>
      </EmptyState>
    </>
  );
}

/** The way back from a record to its list as it was, where the record's row has the focus. */
export function useWayBack(list: string, opened: string, label: string) {
  const navigate = useNavigate();
  const { state: navigationState } = useLocation() as { state: { query?: string } | null };
  const query = navigationState?.query;
  const target = { to: `${list}${query ? `?${query}` : ''}`, state: { opened }, label };
  return { ...target, leave: () => void navigate(target.to, { state: target.state }) };
}

export type WayBack = ReturnType<typeof useWayBack>;
