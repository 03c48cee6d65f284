import { createGlobalStyle, styled } from 'styled-components';

import { shadow } from '../../ui/theme';

import type { Paper } from './useFormAddress';

const WIDTH: Record<Paper, string> = { letter: '216mm', a4: '210mm' };

/** The paper, with the number of each page at its foot. */
export const PageRules = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper};
    margin: 12mm 12mm 14mm;

    @bottom-right {
      font: 9pt sans-serif;
      content: counter(page) ' / ' counter(pages);
    }
  }
`;

/** A sheet of paper on the screen, and the whole of it on paper: always black on white. */
export const FormSheet = styled.article<{ $paper: Paper }>`
  max-width: ${({ $paper }) => WIDTH[$paper]};
  margin: 0 auto;
  padding: 12mm;
  overflow-x: auto;
  background: #fff;
  color: #000;
  font-size: 10pt;
  line-height: 1.3;
  box-shadow: ${shadow};

  h2 {
    font-size: 15pt;
  }

  .how {
    margin: 1mm 0 3mm;
    font-size: 9pt;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead {
    display: table-header-group;
  }

  .strip {
    padding: 1mm 0 2mm;
    font-weight: 400;
  }

  .strip ul {
    display: grid;
    grid-template-columns: repeat(6, auto);
    gap: 1.5mm 0;
    justify-content: space-between;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .strip li {
    text-align: center;
  }

  th,
  td {
    padding: 1.5mm 2mm 1.5mm 0;
    text-align: left;
    vertical-align: middle;
  }

  .titles th {
    border-bottom: 1px solid;
    font-size: 9pt;
  }

  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  tbody tr {
    border-bottom: 1px solid #bbb;
    break-inside: avoid;
  }

  .code {
    width: 1%;
    font-size: 8.5pt;
    text-align: center;
  }

  svg {
    display: block;
    margin: 0 auto 0.5mm;
  }

  .number {
    text-align: right;
    white-space: nowrap;
  }

  .box {
    width: 18mm;
    padding-right: 0;
  }

  .box span {
    display: block;
    width: 18mm;
    height: 9mm;
    border: 1px solid;
  }

  @media print {
    max-width: none;
    padding: 0;
    overflow: visible;
    box-shadow: none;
  }
`;
