import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

/** What a screen reports about its page during server rendering; in a browser, effects set it. */
export interface PageFacts {
  title: string;
  /** Whether the address does not exist. */
  isMissing: boolean;
  /** Whether only a browser can render the screen. */
  isClientOnly: boolean;
}

/** Called during render, because effects do not run on the server. */
export type ReportPage = (facts: Partial<PageFacts>) => void;

interface PageContextValue {
  setTitle: (title: string) => void;
  reportPage: ReportPage | undefined;
}

const TitleContext = createContext('');

/** Separate from the title, so that a screen that sets its title does not re-render for it. */
const PageContext = createContext<PageContextValue>({ setTitle: () => {}, reportPage: undefined });

interface PageTitleProviderProps {
  /** The screen's title, if known before the screen renders. */
  first?: string | undefined;
  reportPage?: ReportPage | undefined;
  children: ReactNode;
}

/** Provides the screen's title to the browser tab and to the title bar on a phone. */
export function PageTitleProvider({ first = '', reportPage, children }: PageTitleProviderProps) {
  const [title, setTitle] = useState(first);
  const contextValue = useMemo(() => ({ setTitle, reportPage }), [reportPage]);
  return (
    <PageContext value={contextValue}>
      <TitleContext value={title}>{children}</TitleContext>
    </PageContext>
  );
}

export const useShownTitle = (): string => use(TitleContext);

/** Returns the document title for a screen. */
export const documentTitle = (title: string): string =>
  title ? `${title} · Haberdash` : 'Haberdash';

/** Sets the screen's title. */
export function usePageTitle(title: string) {
  const { setTitle, reportPage } = use(PageContext);
  reportPage?.({ title });
  // The document title is external to React, and the title bar is outside the screen.
  useEffect(() => {
    document.title = documentTitle(title);
    setTitle(title);
  }, [title, setTitle]);
}

/** Reports that the address does not exist. */
export function useMissingPage(isMissing = true) {
  const { reportPage } = use(PageContext);
  if (isMissing) reportPage?.({ isMissing });
}

/** Leaves rendering of the screen to the browser; returns `true` during server rendering. */
export function useIsClientOnly(): boolean {
  const { reportPage } = use(PageContext);
  reportPage?.({ isClientOnly: true });
  return reportPage !== undefined;
}
