import { createGlobalStyle, styled } from 'styled-components';

import { PAPER_LINE, PaperSheet, type Paper } from '../../ui/paper';

/** Paper size, with page numbers in the footer. */
export const PageRules = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper};
    margin: 10mm 12mm 12mm;

    @bottom-right {
      font: 9pt sans-serif;
      content: counter(page) ' / ' counter(pages);
    }
  }
`;

export const FormSheet = styled(PaperSheet)`
  line-height: 1.15;

  h2 {
    font-size: 13pt;
  }

  .how {
    margin: 0.5mm 0 2mm;
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
    padding: 0 0 1mm;
    font-weight: 400;
  }

  .strip ul {
    display: grid;
    grid-template-columns: repeat(6, auto);
    gap: 1mm 0;
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
    padding: 0.3mm 2mm 0.3mm 0;
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
    border-bottom: ${PAPER_LINE};
    break-inside: avoid;
  }

  .shelf {
    break-after: avoid;
  }

  .shelf th {
    padding-top: 1mm;
    font-weight: 600;
  }

  .code {
    width: 1%;
    font-size: 7.5pt;
    white-space: nowrap;
  }

  .code svg {
    display: inline-block;
    vertical-align: middle;
  }

  .strip svg {
    margin: 0 auto;
  }

  .number {
    text-align: right;
    white-space: nowrap;
  }

  .box {
    width: 15mm;
    padding-right: 0;
  }

  .box span {
    display: block;
    width: 15mm;
    height: 6.5mm;
    border: 1px solid;
  }
`;
