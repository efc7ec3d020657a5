import { expect, test } from 'vitest';
import { qrFile, qrShape } from './qr-code.ts';

const shape = qrShape('https://faircourt.test/auth?mode=signup&invite=HOOPS2026');

test('the code has a quiet margin of four modules, so that cameras find it', () => {
  const places = [...shape.path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(shape.size - 5);
});

test('another text is another code', () => {
  expect(qrShape('https://faircourt.test/auth?mode=signup&invite=OTHER').path).not.toBe(shape.path);
});

test('the file is a picture of the same code on white', async () => {
  const file = qrFile(shape);
  expect(file.type).toBe('image/svg+xml');
  expect(await file.text()).toContain(`fill="#fff"`);
  expect(await file.text()).toContain(shape.path);
});
