import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** What a screen says of its page where a server draws it; a browser learns it by effects. */
export interface PageFacts {
  title: string;
  /** There is nothing under this address. */
  isMissing: boolean;
  /** Only a browser can draw it. */
  isLeft: boolean;
}

/** Told while the screen is drawn: on a server no effect runs. */
export type TellPage = (facts: Partial<PageFacts>) => void;

interface Titled {
  title: string;
  setTitle: (title: string) => void;
  tellPage: TellPage | undefined;
}

const TitleContext = createContext<Titled>({
  title: '',
  setTitle: () => {},
  tellPage: undefined,
});

interface PageTitleProviderProps {
  /** The name of the screen, where it is known before the screen is drawn. */
  first?: string | undefined;
  tellPage?: TellPage | undefined;
  children: ReactNode;
}

/** Holds the name of the screen for the browser's tab and the title bar on a phone. */
export function PageTitleProvider({ first = '', tellPage, children }: PageTitleProviderProps) {
  const [title, setTitle] = useState(first);
  return <TitleContext value={{ title, setTitle, tellPage }}>{children}</TitleContext>;
}

export const useShownTitle = (): string => use(TitleContext).title;

/** What a browser's tab says of a screen. */
export const inTab = (title: string): string => (title ? `${title} · Haberdash` : 'Haberdash');

/** Names the screen. */
export function usePageTitle(title: string) {
  const { setTitle, tellPage } = use(TitleContext);
  tellPage?.({ title });
  // The tab's title lies outside React, and the title bar above the screen.
  useEffect(() => {
    document.title = inTab(title);
    setTitle(title);
  }, [title, setTitle]);
}

/** Says that there is nothing under this address. */
export function useMissingPage(isMissing = true) {
  const { tellPage } = use(TitleContext);
  if (isMissing) tellPage?.({ isMissing });
}

/** Leaves the screen to the browser; true where a server draws. */
export function useLeftToBrowser(): boolean {
  const { tellPage } = use(TitleContext);
  tellPage?.({ isLeft: true });
  return tellPage !== undefined;
}
