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
  font-size: 10.5pt;
  line-height: 1.35;
  box-shadow: ${shadow};

  h1 {
    font-size: 18pt;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead th {
    border-bottom: 1px solid;
    font-size: 9pt;
  }

  th,
  td {
    padding: 1.5mm 2mm 1.5mm 0;
    text-align: left;
    vertical-align: top;
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
    text-align: center;
  }

  .code svg {
    display: block;
    margin: 0 auto 0.5mm;
  }

  .number {
    text-align: right;
    white-space: nowrap;
  }

  @media (max-width: 719px) {
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
