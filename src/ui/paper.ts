import { styled } from 'styled-components';

import { shadow } from './theme';

/** Paper sizes by their CSS names; both countries of the catalogue print on Letter. */
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

/** Parses a paper size; defaults to Letter. */
export const parsePaper = (text: string | null): Paper =>
  PAPERS.find((paper) => paper === text) ?? 'letter';

const WIDTH: Record<Paper, string> = { letter: '216mm', a4: '210mm' };

/** Between the rows of a table on paper. */
export const PAPER_LINE = '1px solid #bbb';

/** Looks like a sheet of paper on screen and fills the page in print; always black on white. */
export const PaperSheet = styled.article<{ $paper: Paper }>`
  max-width: ${({ $paper }) => WIDTH[$paper]};
  margin: 0 auto;
  padding: 12mm;
  overflow-x: auto;
  background: #fff;
  color: #000;
  font-size: 9pt;
  box-shadow: ${shadow};

  @media print {
    max-width: none;
    padding: 0;
    overflow: visible;
    box-shadow: none;
  }
`;
