/** A drawing as JPEG; sharp is loaded when first needed, a server that only answers calls starts sooner without it. */
export async function svgToJpeg(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
