import { useSearchParams } from 'react-router';

import { usePageAddress } from '../../features/paging/usePageAddress';

/** Category and page as they stand in the address; another category starts at the first page. */
export function useDataAddress() {
  const [address, setAddress] = useSearchParams();
  const paging = usePageAddress();
  return {
    ...paging,
    category: address.get('category') ?? '',
    choose: (category: string) =>
      setAddress({
        ...(category && { category }),
        ...(address.has('pagination') && { pagination: String(paging.pagination) }),
      }),
  };
}
