import { useLocation, useNavigate } from 'react-router';

/** The way back from a record to its list as it was, where the record's row has the focus. */
export function useWayBack(list: string, opened: string, label: string) {
  const navigate = useNavigate();
  const { state: navigationState } = useLocation() as { state: { query?: string } | null };
  const query = navigationState?.query;
  const target = { to: `${list}${query ? `?${query}` : ''}`, state: { opened }, label };
  return { ...target, leave: () => void navigate(target.to, { state: target.state }) };
}

export type WayBack = ReturnType<typeof useWayBack>;
