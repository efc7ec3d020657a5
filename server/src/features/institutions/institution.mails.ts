/**
 * The email that proves a work address. Its reader may have nothing to do with us, so it contains no word that the
 * sender could have chosen.
 */
import { EMAIL_CODE_MINUTES } from '@faircourt/contracts/email-code';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Words {
  subject: string;
  greeting: string;
  paragraphs: (code: string) => string[];
  footer: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: 'Your Faircourt code',
    greeting: 'Hello,',
    paragraphs: (code) => [
      `A coach on Faircourt has given this address as their work e-mail. The code that proves it is: ${code}`,
      `It works for ${EMAIL_CODE_MINUTES} minutes, and only in the account that asked for it. Type it in under Dashboard, Institution.`,
      'If you are not that coach, do nothing and give the code to nobody: without it the address is not accepted.',
    ],
    footer: 'Faircourt. You get this mail because somebody named this address as theirs.',
  },
  es: {
    subject: 'Tu código de Faircourt',
    greeting: 'Hola:',
    paragraphs: (code) => [
      `Un entrenador en Faircourt ha dado esta dirección como su correo de trabajo. El código que lo demuestra es: ${code}`,
      `Sirve durante ${EMAIL_CODE_MINUTES} minutos y solo en la cuenta que lo pidió. Escríbelo en el panel, en Institución.`,
      'Si no eres ese entrenador, no hagas nada y no le des el código a nadie: sin él la dirección no se acepta.',
    ],
    footer: 'Faircourt. Recibes este correo porque alguien indicó esta dirección como suya.',
  },
  'pt-BR': {
    subject: 'Seu código do Faircourt',
    greeting: 'Olá.',
    paragraphs: (code) => [
      `Um treinador no Faircourt informou este endereço como e-mail de trabalho. O código que comprova isso é: ${code}`,
      `Ele vale por ${EMAIL_CODE_MINUTES} minutos e só na conta que o pediu. Digite-o no painel, em Instituição.`,
      'Se você não é esse treinador, não faça nada e não dê o código a ninguém: sem ele o endereço não é aceito.',
    ],
    footer: 'Faircourt. Você recebe este e-mail porque alguém informou este endereço como seu.',
  },
};

export function emailCodeMail(to: { email: string; locale: Locale }, code: string): Mail {
  const words = WORDS[to.locale];
  return composeMail({
    to: to.email,
    locale: to.locale,
    subject: words.subject,
    greeting: words.greeting,
    paragraphs: words.paragraphs(code),
    footer: words.footer,
    isForAnyone: true,
  });
}
