/**
 * The emails about whose mailbox it is. They go to addresses that nobody has proven, so they hold no word that anybody
 * typed, not even a name.
 */
import { EMAIL_CODE_MINUTES } from '@faircourt/contracts/email-code';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { MAILBOX_LINK_HOURS } from './account.limits.ts';

interface Words {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button: string;
  footer: string;
}

interface Address {
  email: string;
  locale: Locale;
}

/**
 * The link needs the account's session as well: a person who only reads the mailbox cannot confirm a stranger's
 * account.
 */
export function mailboxCodeMail(
  to: Address,
  { code, token }: { code: string; token: string },
  baseUrl: string,
): Mail {
  return write(to, CODE[to.locale](code), `${baseUrl}/dashboard/confirm?token=${encodeURIComponent(token)}`);
}

/** To the address that an account had before. It was proven; now it is nobody's. */
export function addressChangedMail(to: Address, baseUrl: string): Mail {
  return write(to, CHANGED[to.locale], `${baseUrl}/support`);
}

function write(to: Address, { subject, greeting, paragraphs, button, footer }: Words, url: string): Mail {
  return composeMail({
    to: to.email,
    locale: to.locale,
    subject,
    greeting,
    paragraphs,
    button: { label: button, url },
    footer,
    isForAnyone: true,
  });
}

const FOOTER: Record<Locale, string> = {
  en: 'Faircourt. You get this email because someone gave this address for an account.',
  es: 'Faircourt. Recibes este correo porque alguien dio esta dirección para una cuenta.',
  'pt-BR': 'Faircourt. Você recebe este e-mail porque alguém informou este endereço para uma conta.',
};

const CODE: Record<Locale, (code: string) => Words> = {
  en: (code) => ({
    subject: 'Your Faircourt code',
    greeting: 'Hello,',
    paragraphs: [
      `Your code to confirm this email address is: ${code}`,
      `Type it in on Faircourt within ${EMAIL_CODE_MINUTES} minutes. Or open the link below where you are signed in; it works for ${MAILBOX_LINK_HOURS} hours.`,
      'If you did not create an account or change your address, do nothing and give the code to nobody. Without it, the address does not count.',
    ],
    button: 'Confirm this address',
    footer: FOOTER.en,
  }),
  es: (code) => ({
    subject: 'Tu código de Faircourt',
    greeting: 'Hola:',
    paragraphs: [
      `Tu código para confirmar esta dirección de correo es: ${code}`,
      `Escríbelo en Faircourt en los próximos ${EMAIL_CODE_MINUTES} minutos. O abre el enlace de abajo donde tengas la sesión iniciada; sirve durante ${MAILBOX_LINK_HOURS} horas.`,
      'Si no creaste una cuenta ni cambiaste tu dirección, no hagas nada y no le des el código a nadie. Sin él, la dirección no cuenta.',
    ],
    button: 'Confirmar esta dirección',
    footer: FOOTER.es,
  }),
  'pt-BR': (code) => ({
    subject: 'Seu código do Faircourt',
    greeting: 'Olá.',
    paragraphs: [
      `Seu código para confirmar este endereço de e-mail é: ${code}`,
      `Digite-o no Faircourt em até ${EMAIL_CODE_MINUTES} minutos. Ou abra o link abaixo onde você estiver conectado; ele vale por ${MAILBOX_LINK_HOURS} horas.`,
      'Se você não criou uma conta nem mudou seu endereço, não faça nada e não passe o código a ninguém. Sem ele, o endereço não vale.',
    ],
    button: 'Confirmar este endereço',
    footer: FOOTER['pt-BR'],
  }),
};

const CHANGED: Record<Locale, Words> = {
  en: {
    subject: 'Your Faircourt address was changed',
    greeting: 'Hello,',
    paragraphs: [
      'Your Faircourt account now has a different email address. We no longer write to this one.',
      'If you did not change it, write to our support right away. They can stop the account while they look into it.',
    ],
    button: 'It was not me',
    footer: FOOTER.en,
  },
  es: {
    subject: 'Cambió la dirección de tu cuenta de Faircourt',
    greeting: 'Hola:',
    paragraphs: [
      'Tu cuenta de Faircourt ahora tiene otra dirección de correo. Ya no escribimos a esta.',
      'Si no la cambiaste, escribe a nuestro soporte ahora mismo. Puede detener la cuenta mientras lo revisa.',
    ],
    button: 'No fui yo',
    footer: FOOTER.es,
  },
  'pt-BR': {
    subject: 'O endereço da sua conta do Faircourt mudou',
    greeting: 'Olá.',
    paragraphs: [
      'Sua conta do Faircourt agora tem outro endereço de e-mail. Não escrevemos mais para este.',
      'Se você não mudou o endereço, escreva ao nosso suporte agora mesmo. Ele pode parar a conta enquanto verifica.',
    ],
    button: 'Não fui eu',
    footer: FOOTER['pt-BR'],
  },
};
