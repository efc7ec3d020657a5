/** What a signed copy says around the text that was signed, in the language of that text. */
import type { Locale } from '@faircourt/contracts/vocabulary';

interface Words {
  version: (version: number) => string;
  signature: string;
  athlete: string;
  signedName: string;
  account: string;
  signedAt: string;
  withdrawnAt: string;
  address: string;
  checksum: string;
  signatureId: string;
  unknown: string;
  page: (page: number, pages: number) => string;
}

export const COPY_WORDS: Record<Locale, Words> = {
  en: {
    version: (version) => `Consent form, version ${version}`,
    signature: 'Signature',
    athlete: 'Athlete',
    signedName: 'Signed by typing this name',
    account: 'In the account of',
    signedAt: 'Signed at (UTC)',
    withdrawnAt: 'Withdrawn at (UTC)',
    address: 'From the network address',
    checksum: 'Checksum of the text above (SHA-256)',
    signatureId: 'Number of the signature',
    unknown: 'not recorded',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    version: (version) => `Formulario de consentimiento, versión ${version}`,
    signature: 'Firma',
    athlete: 'Atleta',
    signedName: 'Firmado escribiendo este nombre',
    account: 'En la cuenta de',
    signedAt: 'Firmado el (UTC)',
    withdrawnAt: 'Retirado el (UTC)',
    address: 'Desde la dirección de red',
    checksum: 'Suma de comprobación del texto anterior (SHA-256)',
    signatureId: 'Número de la firma',
    unknown: 'sin registrar',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  'pt-BR': {
    version: (version) => `Formulário de consentimento, versão ${version}`,
    signature: 'Assinatura',
    athlete: 'Atleta',
    signedName: 'Assinado digitando este nome',
    account: 'Na conta de',
    signedAt: 'Assinado em (UTC)',
    withdrawnAt: 'Retirado em (UTC)',
    address: 'Do endereço de rede',
    checksum: 'Soma de verificação do texto acima (SHA-256)',
    signatureId: 'Número da assinatura',
    unknown: 'não registrado',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
