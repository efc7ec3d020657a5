/** Opens what was uploaded as what it is: a picture, or a PDF. */
import { canvasOf, scaleOf, type DrawnDocument } from './drawing.ts';

export async function openDocument(content: Blob): Promise<DrawnDocument> {
  if (content.type !== 'application/pdf') return openPicture(content);
  // Large, and only for people who look at evidence.
  const { openPdf } = await import('./pdf-document.ts');
  return openPdf(content);
}

async function openPicture(content: Blob): Promise<DrawnDocument> {
  const picture = await createImageBitmap(content);
  return {
    pages: 1,
    draw(_page, { width, turn }) {
      const isLying = turn % 180 !== 0;
      const size = isLying
        ? { width: picture.height, height: picture.width }
        : { width: picture.width, height: picture.height };
      const scale = scaleOf(size, width);
      const canvas = canvasOf(size, scale, width);
      const context = canvas.getContext('2d');
      if (!context) return Promise.reject(new Error('The browser gives no canvas'));
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.scale(scale, scale);
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return Promise.resolve(canvas);
    },
    textOf: () => Promise.resolve(''),
    close: () => picture.close(),
  };
}
