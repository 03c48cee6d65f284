import { createContext, use, useEffect, useState, type ReactNode } from 'react';

interface Titled {
  title: string;
  setTitle: (title: string) => void;
}

const TitleContext = createContext<Titled>({ title: '', setTitle: () => {} });

/** Holds the name of the screen for the browser's tab and the title bar on a phone. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  return <TitleContext value={{ title, setTitle }}>{children}</TitleContext>;
}

export const useShownTitle = (): string => use(TitleContext).title;

/** Names the screen. */
export function usePageTitle(title: string) {
  const { setTitle } = use(TitleContext);
  // The tab's title lies outside React, and the title bar above the screen.
  useEffect(() => {
    document.title = title ? `${title} · Haberdash` : 'Haberdash';
    setTitle(title);
  }, [title, setTitle]);
}
