import { MAX_SCANNER_BYTES, MAX_SCANNER_LINES } from '../../domain/scanner/scannerFile';
import { readScannerFile } from '../support/readScannerFile';
import { rawBytes, utf8 } from '../support/scannerBytes';

const ZIP = 'PK\x03\x04\x14\0\x06\0';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wide = (text: string): string => [...text].join('\0');

describe('a file is refused', () => {
  it.each([
    ['empty', 'no bytes', '', 'scan.txt'],
    ['empty', 'blank lines alone', '\r\n  \r\n\t\r\n', 'scan.txt'],
    ['empty', 'a byte order mark alone', '\xef\xbb\xbf', 'scan.txt'],
    ['empty', 'delimiters alone', ',,,\n,,,\n', 'scan.csv'],
    ['binary', 'a PDF', '%PDF-1.7\n1 0 obj\n', 'order.pdf'],
    ['binary', 'a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'scan.txt'],
    ['binary', 'a photograph', '\xff\xd8\xff\xe0\0\x10JFIF', 'photo.jpg'],
    ['binary', 'an archive', `${ZIP}SCANNED.TXT`, 'scan.zip'],
    ['binary', 'a letter', `${OLE}${wide('WordDocument')}`, 'letter.doc'],
    ['binary', 'a program', `MZ\x90\0\x03\0\0\0${'\x04\x01\xff\0\0\x02'.repeat(50)}`, 'scan.exe'],
    ['binary', 'zeros', '1'.padEnd(500, '\0').concat('1'), 'SCANNED.DAT'],
    ['spreadsheet', 'an Excel workbook', `${ZIP}[Content_Types].xml xl/workbook.xml`, 'order'],
    ['spreadsheet', 'a workbook by its name', ZIP, 'Order.XLSX'],
    ['spreadsheet', 'an old Excel workbook', `${OLE}${wide('Workbook')}`, 'order'],
    [
      'spreadsheet',
      'an OpenDocument table',
      `${ZIP}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
      'order',
    ],
    ['spreadsheet', 'a page that calls itself a workbook', '<html><table>', 'order.xls'],
    ['noCodes', 'a letter', 'Dear Sir,\nplease send me the catalogue.\nRegards\n', 'letter.txt'],
    ['noCodes', 'a page', '<html>\n<body>\n<p>12345</p>\n</body></html>', 'page.html'],
    ['noCodes', 'data of a program', '{\n "name": "x",\n "version": "0.1.0"\n}\n', 'x.json'],
    ['noCodes', 'headings alone', 'Barcode,Qty\n', 'scan.csv'],
    ['noCodes', 'quantities that nobody can be sure of', '22577;1.000\n22698;2,5\n', 'order.csv'],
  ])('as %s: %s', (refusal, _what, content, name) => {
    expect(readScannerFile(rawBytes(content), name).refusal).toBe(refusal);
  });

  it('as tooLarge above ten megabytes, whatever it contains', () => {
    expect(readScannerFile(new Uint8Array(MAX_SCANNER_BYTES + 1)).refusal).toBe('tooLarge');
  });

  it('as tooManyLines above fifty thousand lines, and not before', () => {
    const lines = '22577\n'.repeat(MAX_SCANNER_LINES);

    expect(readScannerFile(utf8(lines)).refusal).toBeNull();
    expect(readScannerFile(utf8(`${lines}22577\n`)).refusal).toBe('tooManyLines');
  });

  it('with the reason for each line if none could be read', () => {
    expect(readScannerFile(utf8('22577;1.000\n'))).toEqual({
      refusal: 'noCodes',
      unread: [{ line: 1, text: '22577;1.000', reason: 'ambiguousQuantity' }],
    });
  });
});
