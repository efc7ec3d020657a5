/** The key in an emailed invitation: only its hash is stored, so that a person who reads the database cannot use it. */
import { createHash, randomBytes } from 'node:crypto';

export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
