/** The emails to a director about what an admin has decided. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

interface Words {
  subject: string;
  paragraphs: (regions: string) => string[];
}

interface Letters {
  greeting: (name: string) => string;
  approved: Words;
  changed: Words;
  button: string;
  footer: string;
}

const LETTERS: Record<Locale, Letters> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    approved: {
      subject: 'You are a regional director now',
      paragraphs: (regions) => [
        `An admin has approved your account. Your regions: ${regions}.`,
        'The queue holds what families and coaches of these countries ask you to check. A badge will bear your name.',
      ],
    },
    changed: {
      subject: 'Your regions have changed',
      paragraphs: (regions) => [
        `An admin has changed the regions you work in. They are now: ${regions}.`,
        'Your queue, your directory and what you can write follow at once.',
      ],
    },
    button: 'Open the queue',
    footer: 'Faircourt. You get this mail because you have an account as a regional director.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    approved: {
      subject: 'Tu cuenta de director o directora regional está aprobada',
      paragraphs: (regions) => [
        `Un administrador ha aprobado tu cuenta. Tus regiones: ${regions}.`,
        'La cola contiene lo que las familias y los entrenadores de estos países te piden comprobar. Cada insignia llevará tu nombre.',
      ],
    },
    changed: {
      subject: 'Tus regiones han cambiado',
      paragraphs: (regions) => [
        `Un administrador ha cambiado las regiones en las que trabajas. Ahora son: ${regions}.`,
        'Tu cola, tu directorio y lo que puedes escribir cambian de inmediato.',
      ],
    },
    button: 'Abrir la cola',
    footer: 'Faircourt. Recibes este correo porque tienes una cuenta de director o directora regional.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    approved: {
      subject: 'Você agora é diretor regional',
      paragraphs: (regions) => [
        `Um administrador aprovou sua conta. Suas regiões: ${regions}.`,
        'A fila contém o que famílias e treinadores desses países pedem que você verifique. Cada selo levará o seu nome.',
      ],
    },
    changed: {
      subject: 'Suas regiões mudaram',
      paragraphs: (regions) => [
        `Um administrador mudou as regiões em que você trabalha. Agora são: ${regions}.`,
        'Sua fila, seu diretório e o que você pode escrever mudam imediatamente.',
      ],
    },
    button: 'Abrir a fila',
    footer: 'Faircourt. Você recebe este e-mail porque tem uma conta de diretor regional.',
  },
};

export function directorMail(
  reader: Reader,
  decided: { what: 'approved' | 'changed'; regions: readonly string[] },
  baseUrl: string,
): Mail {
  const letters = LETTERS[reader.locale];
  const { subject, paragraphs } = letters[decided.what];
  const regions = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(decided.regions);
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    greeting: letters.greeting(reader.name),
    paragraphs: paragraphs(regions),
    button: { label: letters.button, url: `${baseUrl}/dashboard/verifications` },
    footer: letters.footer,
  });
}
