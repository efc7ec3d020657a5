/** A device with a passkey, without the device: keys, authenticator data and signatures as WebAuthn has them. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AddPasskey, SignInWithPasskey } from '@faircourt/contracts/passkeys';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface SoftwarePasskey {
  create(challenge: string, options?: Deviation): AddPasskey['response'];
  sign(challenge: string, options?: Deviation): SignInWithPasskey['response'];
}

/** What a false page or a careless device would do. */
interface Deviation {
  origin?: string;
  isVerified?: boolean;
}

export function softwarePasskey(baseUrl: string): SoftwarePasskey {
  const { origin: home, hostname } = new URL(baseUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = home }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { isVerified = true }: Deviation) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(Buffer.from(hostname)), Buffer.from([all]), count]);
  };
  const credential = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    create(challenge, deviation = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authenticatorData(HAS_KEY, deviation),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, deviation)),
          attestationObject: base64(attestation(data)),
          transports: ['internal'],
        },
      };
    },
    sign(challenge, deviation = {}) {
      const data = authenticatorData(0, deviation);
      const client = clientData('webauthn.get', challenge, deviation);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          userHandle: null,
        },
      };
    },
  };
}

/** In CBOR: the kind of key, its algorithm and curve, and the two halves of its point. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** In CBOR: a map of `fmt` "none", an empty `attStmt`, and `authData`. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
