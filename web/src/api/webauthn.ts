/** The browser's part of passkeys: it shows its own dialog, and the device signs. */
import './zod-without-eval.ts';
import {
  addPasskeySchema,
  signInWithPasskeySchema,
  type AddPasskey,
  type PasskeyOptions,
  type SignInWithPasskey,
} from '@faircourt/contracts/passkeys';

/** Browsers that read and write the standard's JSON themselves; older ones go on with passwords and codes. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Null when the person has closed the dialog, or the device has none that fits. */
export async function createPasskey(options: PasskeyOptions): Promise<AddPasskey['response'] | null> {
  // The server has made it by the standard; here it is only handed on.
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const made = await unlessClosed(navigator.credentials.create({ publicKey }));
  return made && addPasskeySchema.shape.response.parse(onlyKnown(made.toJSON()));
}

export async function askForPasskey(options: PasskeyOptions): Promise<SignInWithPasskey['response'] | null> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const made = await unlessClosed(navigator.credentials.get({ publicKey }));
  return made && signInWithPasskeySchema.shape.response.parse(onlyKnown(made.toJSON()));
}

/** Browsers add fields to the standard's; the contract has those that the server reads. */
function onlyKnown(json: ReturnType<PublicKeyCredential['toJSON']>): unknown {
  const { id, rawId, response, clientExtensionResults } = json;
  return { id, rawId, type: 'public-key', response, clientExtensionResults };
}

/** Closing the dialog, waiting too long and a device that is registered already all end here: nothing has gone wrong. */
async function unlessClosed(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    const isAnswer = error instanceof DOMException && CLOSED.has(error.name);
    if (!isAnswer) throw error;
    return null;
  }
}

const CLOSED = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);
