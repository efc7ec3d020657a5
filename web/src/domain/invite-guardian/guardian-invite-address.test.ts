import { expect, test } from 'vitest';
import { guardianInviteAddress } from './guardian-invite-address.ts';

test('the QR code and the message lead to the page with the code in its address', () => {
  expect(guardianInviteAddress('AB2CD3EF4G', 'https://faircourt.test')).toBe(
    'https://faircourt.test/dashboard/athletes?code=AB2CD3EF4G',
  );
});
