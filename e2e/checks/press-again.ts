import type { Locator } from '@playwright/test';

/**
 * The second press of two, on something that came only after the first: a double click would press twice before it is there.
 */
export async function pressAgain(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}
