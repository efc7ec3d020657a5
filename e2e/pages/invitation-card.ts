/** The invitation for a guardian that is there without a press: the code as a word and a picture, and a message ready to send. */
import { expect, type Locator } from '@playwright/test';

export async function expectInvitation(card: Locator): Promise<void> {
  const picture = card.getByRole('img', { name: /^QR code that opens the family code [A-Z0-9]{10}$/ });
  await expect(picture).toBeVisible();
  const code = (await picture.getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
  await expect(card.getByText(code, { exact: true })).toBeVisible();
  const message = card.getByText('I need you as my guardian: you decide what coaches see.');
  await expect(message).toContainText(`/dashboard/athletes?code=${code}`);
  await expect(card.getByRole('button', { name: /^(Send|Copy) the message$/ })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy code' })).toBeVisible();
}
