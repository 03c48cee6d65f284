import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

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

interface Telling {
  setTitle: (title: string) => void;
  tellPage: TellPage | undefined;
}

const TitleContext = createContext('');

/** A screen that tells its name does not hear it: it would be drawn anew for it. */
const TellingContext = createContext<Telling>({ setTitle: () => {}, tellPage: undefined });

interface PageTitleProviderProps {
  /** The name of the screen, where it is known before the screen is drawn. */
  first?: string | undefined;
  tellPage?: TellPage | undefined;
  children: ReactNode;
}

/** Holds the name of the screen for the browser's tab and the title bar on a phone. */
export function PageTitleProvider({ first = '', tellPage, children }: PageTitleProviderProps) {
  const [title, setTitle] = useState(first);
  const telling = useMemo(() => ({ setTitle, tellPage }), [tellPage]);
  return (
    <TellingContext value={telling}>
      <TitleContext value={title}>{children}</TitleContext>
    </TellingContext>
  );
}

export const useShownTitle = (): string => use(TitleContext);

/** What a browser's tab says of a screen. */
export const inTab = (title: string): string => (title ? `${title} · Haberdash` : 'Haberdash');

/** Names the screen. */
export function usePageTitle(title: string) {
  const { setTitle, tellPage } = use(TellingContext);
  tellPage?.({ title });
  // The tab's title lies outside React, and the title bar above the screen.
  useEffect(() => {
    document.title = inTab(title);
    setTitle(title);
  }, [title, setTitle]);
}

/** Says that there is nothing under this address. */
export function useMissingPage(isMissing = true) {
  const { tellPage } = use(TellingContext);
  if (isMissing) tellPage?.({ isMissing });
}

/** Leaves the screen to the browser; true where a server draws. */
export function useLeftToBrowser(): boolean {
  const { tellPage } = use(TellingContext);
  tellPage?.({ isLeft: true });
  return tellPage !== undefined;
}
