/**
 * The emails about requests. To those who decide: the facts that the page shows, and a way there; nothing is decided by
 * opening a link. To the coach: what became of it, with the athlete's name cut short as on the card.
 */
import { nameForMail } from '@faircourt/contracts/person-name';
import type { RequestingCoach } from '@faircourt/contracts/requests';
import type { FieldGroup, Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { checkSentences } from './check.words.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

/** What is asked for: these groups, or to talk. */
export type Asked = { about: 'release'; groups: readonly FieldGroup[] } | { about: 'contact' };

export interface AskInMail {
  athleteName: string;
  coach: RequestingCoach;
  message: string;
  asked: Asked;
}

const GREETING: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
  'pt-BR': (name) => `Olá, ${name}.`,
};

const GROUPS: Record<Locale, Record<FieldGroup, string>> = {
  en: {
    identity: 'full name, photo, city and school',
    measurements: 'measurements',
    academics: 'academics',
    transcript: 'transcript',
    videos: 'videos',
    contact: 'contact',
  },
  es: {
    identity: 'nombre completo, foto, ciudad y escuela',
    measurements: 'medidas',
    academics: 'datos académicos',
    transcript: 'historial académico',
    videos: 'videos',
    contact: 'contacto',
  },
  'pt-BR': {
    identity: 'nome completo, foto, cidade e escola',
    measurements: 'medidas',
    academics: 'dados acadêmicos',
    transcript: 'histórico escolar',
    videos: 'vídeos',
    contact: 'contato',
  },
};

interface AskWords {
  subject: (ask: AskInMail) => string;
  asks: (ask: AskInMail, who: string, groups: string) => string;
  message: (words: string) => string;
  yours: string;
  button: string;
  footer: string;
}

const ASK: Record<Locale, AskWords> = {
  en: {
    subject: ({ coach, asked }) =>
      asked.about === 'release'
        ? `${coach.institution.name} asks for a release`
        : `${coach.institution.name} asks to talk`,
    asks: ({ athleteName, asked }, who, groups) =>
      asked.about === 'release'
        ? `${who} asks you to release this about ${athleteName}: ${groups}.`
        : `${who} asks to talk with you and ${athleteName}.`,
    message: (words) => `Their message: “${words}”`,
    yours:
      'You decide: approve, decline or block. Opening this link decides nothing, and until you decide nothing is shown and nobody can write.',
    button: 'See the request',
    footer: 'Faircourt. You get this mail because you decide for this athlete.',
  },
  es: {
    subject: ({ coach, asked }) =>
      asked.about === 'release'
        ? `${coach.institution.name} pide una autorización`
        : `${coach.institution.name} pide hablar`,
    asks: ({ athleteName, asked }, who, groups) =>
      asked.about === 'release'
        ? `${who} te pide autorizar lo siguiente sobre ${athleteName}: ${groups}.`
        : `${who} pide hablar contigo y con ${athleteName}.`,
    message: (words) => `Su mensaje: «${words}»`,
    yours:
      'La decisión es tuya: aprobar, rechazar o bloquear. Abrir este enlace no decide nada, y hasta que decidas no se muestra nada y nadie puede escribir.',
    button: 'Ver la solicitud',
    footer: 'Faircourt. Recibes este correo porque decides por este atleta.',
  },
  'pt-BR': {
    subject: ({ coach, asked }) =>
      asked.about === 'release'
        ? `${coach.institution.name} pede uma autorização`
        : `${coach.institution.name} pede para conversar`,
    asks: ({ athleteName, asked }, who, groups) =>
      asked.about === 'release'
        ? `${who} pede que você autorize o seguinte sobre ${athleteName}: ${groups}.`
        : `${who} pede para conversar com você e com ${athleteName}.`,
    message: (words) => `A mensagem: “${words}”`,
    yours:
      'A decisão é sua: aprovar, recusar ou bloquear. Abrir este link não decide nada, e até você decidir nada é mostrado e ninguém pode escrever.',
    button: 'Ver o pedido',
    footer: 'Faircourt. Você recebe este e-mail porque decide por este atleta.',
  },
};

export function askMail(reader: Reader, ask: AskInMail, baseUrl: string): Mail {
  const words = ASK[reader.locale];
  const { coach, asked, message } = ask;
  const groups = asked.about === 'release' ? asked.groups.map((group) => GROUPS[reader.locale][group]) : [];
  const who = [nameForMail(coach.name), coach.title, coach.institution.name]
    .filter((part) => part !== null)
    .join(', ');
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject: words.subject(ask),
    greeting: GREETING[reader.locale](reader.name),
    paragraphs: [
      words.asks(ask, who, groups.join(', ')),
      ...checkSentences(coach, reader.locale),
      ...(message ? [words.message(message)] : []),
      words.yours,
    ],
    button: { label: words.button, url: `${baseUrl}/dashboard/requests` },
    footer: words.footer,
  });
}

export interface AnswerInMail {
  /** First name and initial. */
  athleteName: string;
  about: 'release' | 'contact';
  decision: 'approved' | 'declined' | 'closed';
  reason: string | null;
}

interface AnswerWords {
  subject: string;
  text: Record<AnswerInMail['about'], Record<AnswerInMail['decision'], (name: string) => string>>;
  reason: (words: string) => string;
  button: string;
  footer: string;
}

const ANSWER: Record<Locale, AnswerWords> = {
  en: {
    subject: 'A family has answered your request',
    text: {
      release: {
        approved: (name) => `Your request about ${name} was approved.`,
        declined: (name) => `Your request about ${name} was declined.`,
        closed: (name) => `Your request about ${name} is closed.`,
      },
      contact: {
        approved: (name) => `You may write to ${name} now. The guardians of a minor read every message.`,
        declined: (name) => `Your request to talk with ${name} was declined.`,
        closed: (name) => `Your contact with ${name} is closed.`,
      },
    },
    reason: (words) => `The family says: “${words}”`,
    button: 'Open your requests',
    footer: 'Faircourt. You get this mail because you asked a family for something.',
  },
  es: {
    subject: 'Una familia ha respondido a tu solicitud',
    text: {
      release: {
        approved: (name) => `Tu solicitud sobre ${name} fue aprobada.`,
        declined: (name) => `Tu solicitud sobre ${name} fue rechazada.`,
        closed: (name) => `Tu solicitud sobre ${name} está cerrada.`,
      },
      contact: {
        approved: (name) => `Ya puedes escribir a ${name}. Los tutores de un menor leen todos los mensajes.`,
        declined: (name) => `Tu solicitud para hablar con ${name} fue rechazada.`,
        closed: (name) => `Tu contacto con ${name} está cerrado.`,
      },
    },
    reason: (words) => `La familia dice: «${words}»`,
    button: 'Abrir tus solicitudes',
    footer: 'Faircourt. Recibes este correo porque pediste algo a una familia.',
  },
  'pt-BR': {
    subject: 'Uma família respondeu ao seu pedido',
    text: {
      release: {
        approved: (name) => `Seu pedido sobre ${name} foi aprovado.`,
        declined: (name) => `Seu pedido sobre ${name} foi recusado.`,
        closed: (name) => `Seu pedido sobre ${name} está encerrado.`,
      },
      contact: {
        approved: (name) =>
          `Você já pode escrever para ${name}. Os responsáveis por um menor leem todas as mensagens.`,
        declined: (name) => `Seu pedido para conversar com ${name} foi recusado.`,
        closed: (name) => `Seu contato com ${name} está encerrado.`,
      },
    },
    reason: (words) => `A família diz: “${words}”`,
    button: 'Abrir seus pedidos',
    footer: 'Faircourt. Você recebe este e-mail porque pediu algo a uma família.',
  },
};

export function answerMail(reader: Reader, answer: AnswerInMail, baseUrl: string): Mail {
  const words = ANSWER[reader.locale];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject: words.subject,
    greeting: GREETING[reader.locale](reader.name),
    paragraphs: [
      words.text[answer.about][answer.decision](answer.athleteName),
      ...(answer.reason ? [words.reason(answer.reason)] : []),
    ],
    button: { label: words.button, url: `${baseUrl}/dashboard/requests` },
    footer: words.footer,
  });
}
