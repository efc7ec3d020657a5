/**
 * The emails about a director's decision, to the family and to a coach. They say what was decided and the director's
 * words, never a value: a person who reads over a shoulder learns no grade from them.
 */
import type { AthleteFactGroup, Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { FACT_GROUP_WORDS } from '../fact-group.words.ts';
import type { Decided } from './undo.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

interface DecidedFact {
  athleteName: string;
  factGroup: AthleteFactGroup;
  decision: Decided;
  reason: string | null;
}

export function verificationDecidedMail(reader: Reader, facts: DecidedFact, baseUrl: string): Mail {
  const words = WORDS[reader.locale];
  const { subject, text } = words.family[facts.decision];
  const what = `${FACT_GROUP_WORDS[reader.locale][facts.factGroup]} (${facts.athleteName})`;
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    greeting: words.greeting(reader.name),
    paragraphs: [...text.map((write) => write(what)), ...reasonOf(words, facts.reason)],
    button: { label: words.button, url: `${baseUrl}/dashboard/verifications` },
    footer: words.familyFooter,
  });
}

interface DecidedAffiliation {
  institutionName: string;
  decision: Exclude<Decided, 'offered'>;
  reason: string | null;
}

export function affiliationDecidedMail(reader: Reader, facts: DecidedAffiliation, baseUrl: string): Mail {
  const words = WORDS[reader.locale];
  const { subject, text } = words.coach[facts.decision];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    greeting: words.greeting(reader.name),
    paragraphs: [...text.map((write) => write(facts.institutionName)), ...reasonOf(words, facts.reason)],
    button: { label: words.button, url: `${baseUrl}/dashboard/institution` },
    footer: words.coachFooter,
  });
}

function reasonOf(words: LocaleWords, reason: string | null): string[] {
  return reason ? [words.reason(reason)] : [];
}

interface Decision {
  subject: string;
  text: ((what: string) => string)[];
}

interface LocaleWords {
  greeting: (name: string) => string;
  family: Record<Decided, Decision>;
  coach: Record<Exclude<Decided, 'offered'>, Decision>;
  reason: (words: string) => string;
  button: string;
  familyFooter: string;
  coachFooter: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    family: {
      verified: {
        subject: 'A director has verified this',
        text: [(what) => `A regional director has verified: ${what}. The badge shows who, how and when.`],
      },
      offered: {
        subject: 'A director has found other values',
        text: [
          (what) => `A regional director has checked this and found other values: ${what}.`,
          () => 'Nothing changes on the profile unless you accept them. You can also keep what is there.',
        ],
      },
      more_asked: {
        subject: 'A director needs to see more',
        text: [
          (what) => `A regional director cannot decide this yet: ${what}.`,
          () => 'Answer on the page below. Your place in the queue is kept.',
        ],
      },
      rejected: {
        subject: 'A director could not verify this',
        text: [(what) => `A regional director has looked at this and could not verify it: ${what}.`],
      },
    },
    coach: {
      verified: {
        subject: 'Your institution is verified',
        text: [
          (name) => `A regional director has verified that you work at ${name}.`,
          () =>
            'You now find athletes who show themselves to colleges, and can ask families to talk with you.',
        ],
      },
      more_asked: {
        subject: 'A director needs to see more',
        text: [
          (name) => `A regional director cannot decide yet whether you work at ${name}.`,
          () => 'Answer on the page below. Your place in the queue is kept.',
        ],
      },
      rejected: {
        subject: 'A director could not verify your institution',
        text: [
          (name) => `A regional director could not verify that you work at ${name}.`,
          () => 'You still find public athletes. You can correct what you entered and ask again.',
        ],
      },
    },
    reason: (words) => `The director says: “${words}”`,
    button: 'Open the page',
    familyFooter: 'Faircourt. You get this mail because you belong to this athlete’s family.',
    coachFooter: 'Faircourt. You get this mail because you asked to have your institution verified.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    family: {
      verified: {
        subject: 'Un director lo ha verificado',
        text: [
          (what) => `Un director regional ha verificado: ${what}. La insignia muestra quién, cómo y cuándo.`,
        ],
      },
      offered: {
        subject: 'Un director ha encontrado otros valores',
        text: [
          (what) => `Un director regional lo ha comprobado y ha encontrado otros valores: ${what}.`,
          () => 'Nada cambia en el perfil si no los aceptas. También puedes dejar lo que está.',
        ],
      },
      more_asked: {
        subject: 'Un director necesita ver más',
        text: [
          (what) => `Un director regional todavía no puede decidir sobre esto: ${what}.`,
          () => 'Responde en la página de abajo. Conservas tu lugar en la cola.',
        ],
      },
      rejected: {
        subject: 'Un director no pudo verificarlo',
        text: [(what) => `Un director regional lo ha revisado y no pudo verificarlo: ${what}.`],
      },
    },
    coach: {
      verified: {
        subject: 'Tu institución está verificada',
        text: [
          (name) => `Un director regional ha verificado que trabajas en ${name}.`,
          () =>
            'Ahora encuentras a los atletas que se muestran a las universidades y puedes pedir a las familias hablar con ellas.',
        ],
      },
      more_asked: {
        subject: 'Un director necesita ver más',
        text: [
          (name) => `Un director regional todavía no puede decidir si trabajas en ${name}.`,
          () => 'Responde en la página de abajo. Conservas tu lugar en la cola.',
        ],
      },
      rejected: {
        subject: 'Un director no pudo verificar tu institución',
        text: [
          (name) => `Un director regional no pudo verificar que trabajas en ${name}.`,
          () =>
            'Sigues encontrando a los atletas públicos. Puedes corregir lo que escribiste y pedirlo de nuevo.',
        ],
      },
    },
    reason: (words) => `El director dice: «${words}»`,
    button: 'Abrir la página',
    familyFooter: 'Faircourt. Recibes este correo porque eres parte de la familia de este atleta.',
    coachFooter: 'Faircourt. Recibes este correo porque pediste verificar tu institución.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    family: {
      verified: {
        subject: 'Um diretor verificou isto',
        text: [(what) => `Um diretor regional verificou: ${what}. O selo mostra quem, como e quando.`],
      },
      offered: {
        subject: 'Um diretor encontrou outros valores',
        text: [
          (what) => `Um diretor regional conferiu e encontrou outros valores: ${what}.`,
          () => 'Nada muda no perfil se você não os aceitar. Você também pode manter o que está lá.',
        ],
      },
      more_asked: {
        subject: 'Um diretor precisa ver mais',
        text: [
          (what) => `Um diretor regional ainda não pode decidir sobre isto: ${what}.`,
          () => 'Responda na página abaixo. Seu lugar na fila está guardado.',
        ],
      },
      rejected: {
        subject: 'Um diretor não pôde verificar isto',
        text: [(what) => `Um diretor regional analisou e não pôde verificar: ${what}.`],
      },
    },
    coach: {
      verified: {
        subject: 'Sua instituição está verificada',
        text: [
          (name) => `Um diretor regional verificou que você trabalha em ${name}.`,
          () =>
            'Agora você encontra os atletas que se mostram às universidades e pode pedir às famílias para conversar.',
        ],
      },
      more_asked: {
        subject: 'Um diretor precisa ver mais',
        text: [
          (name) => `Um diretor regional ainda não pode decidir se você trabalha em ${name}.`,
          () => 'Responda na página abaixo. Seu lugar na fila está guardado.',
        ],
      },
      rejected: {
        subject: 'Um diretor não pôde verificar sua instituição',
        text: [
          (name) => `Um diretor regional não pôde verificar que você trabalha em ${name}.`,
          () =>
            'Você continua encontrando os atletas públicos. Pode corrigir o que escreveu e pedir de novo.',
        ],
      },
    },
    reason: (words) => `O diretor diz: “${words}”`,
    button: 'Abrir a página',
    familyFooter: 'Faircourt. Você recebe este e-mail porque pertence à família deste atleta.',
    coachFooter: 'Faircourt. Você recebe este e-mail porque pediu para verificar sua instituição.',
  },
};
