import { useEffect } from 'react';

/** Names the browser's tab after the screen. */
export function usePageTitle(title: string) {
  // The title lies outside React.
  useEffect(() => {
    document.title = title ? `${title} · Haberdash` : 'Haberdash';
  }, [title]);
}
