import { styled } from 'styled-components';

import { PAPER_LINE, PaperSheet } from '../../ui/paper';

export const Sheet = styled(PaperSheet)`
  line-height: 1.2;

  h1 {
    font-size: 15pt;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead th {
    border-bottom: 1px solid;
    font-size: 8.5pt;
  }

  th,
  td {
    padding: 0.3mm 2mm 0.3mm 0;
    text-align: left;
    vertical-align: middle;
  }

  tbody th {
    font-weight: 400;
  }

  tbody tr {
    border-bottom: ${PAPER_LINE};
    break-inside: avoid;
  }

  tfoot {
    display: table-row-group;
    font-weight: 600;
  }

  .code {
    font-size: 7.5pt;
    white-space: nowrap;
  }

  .code svg {
    display: inline-block;
    vertical-align: middle;
  }

  .number {
    text-align: right;
    white-space: nowrap;
  }

  @media screen and (width < 45em) {
    padding: 4mm;
    font-size: 9pt;
  }
`;
