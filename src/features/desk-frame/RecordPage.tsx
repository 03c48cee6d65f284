import type { ReactNode } from 'react';

import { isNotFound } from '../../api/reasonOf';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Loaded, type Query } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import type { BackTarget } from './BackLink';

interface RecordPageProps<Data> {
  query: Query<Data>;
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
  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={title} />
        <EmptyState icon="search" text={reason(error)}>
          <Button as={Link} to={back.to} state={back.state}>
            {back.label}
          </Button>
        </EmptyState>
      </>
    );
  }
  const record = currentData ?? (data !== undefined && isNamed(data) ? data : undefined);
  return (
    <Loaded query={{ ...query, data: undefined, currentData: record }} isPage>
      {children}
    </Loaded>
  );
}
