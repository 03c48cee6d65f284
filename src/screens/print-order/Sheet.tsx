import { styled } from 'styled-components';

import { shadow } from '../../ui/theme';

const WIDTH = { letter: '216mm', a4: '210mm' } as const;

/** A sheet of paper on the screen, and the whole of it on paper: always black on white. */
export const Sheet = styled.article<{ $paper: keyof typeof WIDTH }>`
  max-width: ${({ $paper }) => WIDTH[$paper]};
  margin: 0 auto;
  padding: 12mm;
  overflow-x: auto;
  background: #fff;
  color: #000;
  font-size: 9pt;
  line-height: 1.2;
  box-shadow: ${shadow};

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
    border-bottom: 1px solid #bbb;
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

  @media print {
    max-width: none;
    padding: 0;
    overflow: visible;
    box-shadow: none;
  }
`;
