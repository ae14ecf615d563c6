import type { Browser } from '@site/tools/browser-test';

/** Pixels of the longer side of a picture that is kept. */
const side = 96;

/** A small copy of a picture, made by the browser itself. */
export async function shrink(browser: Browser, picture: Buffer): Promise<Buffer> {
  const data = await inPage(browser, [picture], async ([source = ''], limit) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const scale = limit / Math.max(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(String(data).split(',')[1] ?? '', 'base64');
}

/**
 * How much two small pictures differ.
 * @returns the share of pixels, 0 to 1, whose colour differs by more than a quarter of the range; 1 for another size
 */
export async function difference(browser: Browser, before: Buffer, after: Buffer): Promise<number> {
  const share = await inPage(browser, [before, after], async (sources) => {
    const pixels = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      }),
    );
    const [one, other] = pixels;
    if (!one || !other || one.length !== other.length) return 1;
    let differing = 0;
    for (let at = 0; at < one.length; at += 4) {
      const distance = Math.max(...[0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0))));
      if (distance > 64) differing += 1;
    }
    return differing / (one.length / 4);
  });
  return Number(share);
}

type Work = (sources: string[], limit: number) => Promise<unknown>;

async function inPage(browser: Browser, pictures: Buffer[], work: Work): Promise<unknown> {
  const page = await browser.newPage();
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const result = await page.evaluate(`(${work.toString()})(${JSON.stringify(sources)}, ${side})`);
  await page.close();
  return result;
}
