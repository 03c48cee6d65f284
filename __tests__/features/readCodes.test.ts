import { makeSightingCounter } from '../../src/features/camera-scan/makeSightingCounter';
import { readCodes } from '../../src/features/camera-scan/readCodes';
import { barcodePhoto, sheetOf } from '../support/barcodePictures';

describe('the camera reader', () => {
  it.each([
    ['an EAN-13', 'ean13', '8710841030181', '8710841030181'],
    ['an EAN-8', 'ean8', '96385074', '96385074'],
    ['a UPC-A, which is not an EAN-13 with a leading zero', 'upca', '012345678905', '012345678905'],
    ['a UPC-E as the UPC-A that it stands for', 'upce', '01234565', '012345000065'],
    ['an ITF-14 of a case', 'itf14', '15012345678907', '15012345678907'],
    ['a Code 128', 'code128', 'A1234-BLU', 'A1234-BLU'],
    ['a GS1-128 without brackets', 'gs1-128', '(01)15012345678907', '0115012345678907'],
    ['a Code 39', 'code39', 'PAD-12', 'PAD-12'],
  ])('reads %s', async (_what, bcid, text, code) => {
    expect(await readCodes(await barcodePhoto(bcid, text))).toEqual([code]);
  });

  it('reads a code held upright', async () => {
    expect(await readCodes(await barcodePhoto('ean8', '96385074', 92))).toEqual(['96385074']);
  });

  it('reads every code on a sheet once', async () => {
    const sheet = await sheetOf([
      ['ean13', '8710841030181'],
      ['code128', '22577'],
      ['ean13', '8710841030181'],
    ]);
    expect((await readCodes(sheet)).toSorted()).toEqual(['22577', '8710841030181']);
  });

  it('reads nothing from a picture without a code, nor from a QR code', async () => {
    expect(await readCodes(await sheetOf([]))).toEqual([]);
    expect(await readCodes(await barcodePhoto('qrcode', 'https://example.com'))).toEqual([]);
  });
});

describe('a code held in front of the camera', () => {
  /**
   * Returns the times that are counted if a code is in the picture at these times, in milliseconds.
   */
  const counted = (...times: number[]) => {
    const take = makeSightingCounter();
    return times.flatMap((now) => take(['8710841030181'], now).map(() => now));
  };

  it('counts once, however long it is held', () => {
    expect(counted(0, 80, 160, 1000, 2000, 3000, 4000)).toEqual([80]);
  });

  it('counts again after being out of view for a second and a half', () => {
    expect(counted(0, 80, 1500, 1579, 3100, 3180)).toEqual([80, 3180]);
  });

  it('does not count if only one picture shows it, because it may be misread', () => {
    expect(counted(0, 2000, 4000)).toEqual([]);
  });

  it('counts alongside other codes in the picture', () => {
    const take = makeSightingCounter();
    take(['22577'], 0);
    expect(take(['22577', '8710841030181'], 80)).toEqual(['22577']);
    expect(take(['22577', '8710841030181'], 160)).toEqual(['8710841030181']);
  });
});
