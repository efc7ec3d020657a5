/** Password hashing: argon2id with the parameters OWASP recommends, in the PHC string format. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

const MEMORY_KIB = memoryIn(process.env['NODE_ENV']);
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

/** Tests hash thousands of passwords that protect nothing; everybody else pays the whole price. */
export function memoryIn(environment: string | undefined): number {
  return environment === 'test' ? 256 : 19_456;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await deriveTag(password, salt, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function deriveTag(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; lanes: number },
): Promise<Buffer> {
  return derive('argon2id', {
    // The same word typed on two keyboards may arrive composed or decomposed.
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength: TAG_BYTES,
  });
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
