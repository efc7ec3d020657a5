/**
 * The emails about guardian links. An invitation goes to an address that nobody has proven, so it holds no word that
 * the athlete typed, not even the name, and opening its link decides nothing.
 */
import { nameForMail } from '@faircourt/contracts/person-name';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { INVITATION_DAYS } from './link.limits.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

interface Words {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button: string;
  footer: string;
}

export function invitationMail(
  invited: { email: string; locale: Locale },
  token: string,
  baseUrl: string,
): Mail {
  const words = INVITATION[invited.locale];
  const url = `${baseUrl}/dashboard/athletes?invite=${encodeURIComponent(token)}`;
  return { ...write(invited, words, url), isForAnyone: true };
}

/** To either side, with the name of the other. */
export function linkActiveMail(
  reader: Reader,
  other: { name: string; isAthlete: boolean },
  baseUrl: string,
): Mail {
  const words = (other.isAthlete ? ACTIVE_FOR_GUARDIAN : ACTIVE_FOR_ATHLETE)[reader.locale];
  return write(reader, words(reader.name, nameForMail(other.name)), pageOf(other, baseUrl));
}

export function linkEndedMail(
  reader: Reader,
  other: { name: string; isAthlete: boolean },
  baseUrl: string,
): Mail {
  const words = (other.isAthlete ? ENDED_FOR_GUARDIAN : ENDED_FOR_ATHLETE)[reader.locale];
  return write(reader, words(reader.name, nameForMail(other.name)), pageOf(other, baseUrl));
}

function pageOf(other: { isAthlete: boolean }, baseUrl: string): string {
  return `${baseUrl}/dashboard/${other.isAthlete ? 'athletes' : 'guardians'}`;
}

function write(reader: { email: string; locale: Locale }, words: Words, url: string): Mail {
  const { subject, greeting, paragraphs, button, footer } = words;
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    greeting,
    paragraphs,
    button: { label: button, url },
    footer,
  });
}

const GREETING: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
  'pt-BR': (name) => `Olá, ${name}.`,
};

const FOOTER: Record<Locale, string> = {
  en: 'Faircourt. You get this mail because of an account with this address.',
  es: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  'pt-BR': 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
};

const INVITATION: Record<Locale, Words> = {
  en: {
    subject: 'An athlete asks you to be their guardian on Faircourt',
    greeting: 'Hello,',
    paragraphs: [
      'An athlete keeps a basketball profile on Faircourt and gave your address as that of a parent or legal guardian. You see who it is when you open the invitation.',
      'A guardian decides what colleges see of an athlete under 18, and whether a coach may write to them.',
      `Sign in or create a guardian account, and we ask you whether you accept. Opening the link decides nothing. It works once, for ${INVITATION_DAYS} days.`,
      'If you do not expect this, do nothing.',
    ],
    button: 'See the invitation',
    footer: 'Faircourt. You get this email because an athlete gave this address.',
  },
  es: {
    subject: 'Un atleta te pide que seas su tutor en Faircourt',
    greeting: 'Hola:',
    paragraphs: [
      'Un atleta tiene un perfil de baloncesto en Faircourt y dio tu dirección como la de su madre, padre o tutor legal. Al abrir la invitación verás quién es.',
      'Quien es tutor decide qué ven las universidades de un atleta menor de 18 años y si un entrenador puede escribirle.',
      `Inicia sesión o crea una cuenta de tutor y te preguntaremos si aceptas. Abrir el enlace no decide nada. Sirve una sola vez, durante ${INVITATION_DAYS} días.`,
      'Si no esperas esto, no hagas nada.',
    ],
    button: 'Ver la invitación',
    footer: 'Faircourt. Recibes este correo porque un atleta dio esta dirección.',
  },
  'pt-BR': {
    subject: 'Um atleta pede que você seja responsável no Faircourt',
    greeting: 'Olá.',
    paragraphs: [
      'Um atleta tem um perfil de basquete no Faircourt e informou seu endereço como o da mãe, do pai ou do responsável legal. Ao abrir o convite, você vê quem é.',
      'O responsável decide o que as universidades veem de um atleta menor de 18 anos e se um treinador pode escrever para ele.',
      `Entre ou crie uma conta de responsável, e perguntaremos se você aceita. Abrir o link não decide nada. Ele vale uma única vez, por ${INVITATION_DAYS} dias.`,
      'Se você não esperava isto, não faça nada.',
    ],
    button: 'Ver o convite',
    footer: 'Faircourt. Você recebe este e-mail porque um atleta informou este endereço.',
  },
};

type LinkWords = Record<Locale, (reader: string, other: string) => Words>;

const ACTIVE_FOR_GUARDIAN: LinkWords = {
  en: (reader, athlete) => ({
    subject: `You are linked with ${athlete}`,
    greeting: GREETING.en(reader),
    paragraphs: [
      `You and ${athlete} are linked. While ${athlete} is under 18, nothing past the search card is shown without a guardian's approval.`,
      'Next: read the consent forms, then choose what colleges may see.',
    ],
    button: 'Open your athletes',
    footer: FOOTER.en,
  }),
  es: (reader, athlete) => ({
    subject: `Ya tienes un vínculo con ${athlete}`,
    greeting: GREETING.es(reader),
    paragraphs: [
      `Tú y ${athlete} tienen un vínculo. Mientras ${athlete} sea menor de 18 años, nada más allá de la tarjeta se muestra sin la aprobación de un tutor.`,
      'Después: lee los formularios de consentimiento y elige qué pueden ver las universidades.',
    ],
    button: 'Abrir tus atletas',
    footer: FOOTER.es,
  }),
  'pt-BR': (reader, athlete) => ({
    subject: `Você está vinculado a ${athlete}`,
    greeting: GREETING['pt-BR'](reader),
    paragraphs: [
      `Você e ${athlete} têm um vínculo. Enquanto ${athlete} tiver menos de 18 anos, nada além do cartão é mostrado sem a aprovação de um responsável.`,
      'A seguir: leia os termos de consentimento e escolha o que as universidades podem ver.',
    ],
    button: 'Abrir seus atletas',
    footer: FOOTER['pt-BR'],
  }),
};

const ACTIVE_FOR_ATHLETE: LinkWords = {
  en: (reader, guardian) => ({
    subject: `${guardian} is now your guardian on Faircourt`,
    greeting: GREETING.en(reader),
    paragraphs: [
      `You and ${guardian} are linked. ${guardian} sees your profile and, while you are under 18, decides what colleges see of it.`,
      'If this is a mistake, end the link on the page of your guardians. You can do that at any time.',
    ],
    button: 'Open your guardians',
    footer: FOOTER.en,
  }),
  es: (reader, guardian) => ({
    subject: `${guardian} ya es tu tutor en Faircourt`,
    greeting: GREETING.es(reader),
    paragraphs: [
      `Tú y ${guardian} tienen un vínculo. ${guardian} ve tu perfil y, mientras seas menor de 18 años, decide qué ven de él las universidades.`,
      'Si es un error, termina el vínculo en la página de tus tutores. Puedes hacerlo en cualquier momento.',
    ],
    button: 'Abrir tus tutores',
    footer: FOOTER.es,
  }),
  'pt-BR': (reader, guardian) => ({
    subject: `${guardian} agora é responsável por você no Faircourt`,
    greeting: GREETING['pt-BR'](reader),
    paragraphs: [
      `Você e ${guardian} têm um vínculo. ${guardian} vê seu perfil e, enquanto você tiver menos de 18 anos, decide o que as universidades veem dele.`,
      'Se foi um engano, encerre o vínculo na página dos seus responsáveis. Você pode fazer isso a qualquer momento.',
    ],
    button: 'Abrir seus responsáveis',
    footer: FOOTER['pt-BR'],
  }),
};

const ENDED_FOR_GUARDIAN: LinkWords = {
  en: (reader, athlete) => ({
    subject: `Your link with ${athlete} has ended`,
    greeting: GREETING.en(reader),
    paragraphs: [
      `You and ${athlete} are no longer linked. What you had released is withdrawn, and the forms you signed no longer count.`,
      `If this is a mistake, ask ${athlete} for a new invitation or a family code.`,
    ],
    button: 'Open your athletes',
    footer: FOOTER.en,
  }),
  es: (reader, athlete) => ({
    subject: `Tu vínculo con ${athlete} terminó`,
    greeting: GREETING.es(reader),
    paragraphs: [
      `Tú y ${athlete} ya no tienen un vínculo. Lo que habías autorizado queda retirado y los formularios que firmaste ya no cuentan.`,
      `Si es un error, pide a ${athlete} una invitación nueva o un código familiar.`,
    ],
    button: 'Abrir tus atletas',
    footer: FOOTER.es,
  }),
  'pt-BR': (reader, athlete) => ({
    subject: `Seu vínculo com ${athlete} terminou`,
    greeting: GREETING['pt-BR'](reader),
    paragraphs: [
      `Você e ${athlete} não têm mais um vínculo. O que você havia liberado foi retirado, e os formulários que você assinou não valem mais.`,
      `Se foi um engano, peça a ${athlete} um novo convite ou um código de família.`,
    ],
    button: 'Abrir seus atletas',
    footer: FOOTER['pt-BR'],
  }),
};

const ENDED_FOR_ATHLETE: LinkWords = {
  en: (reader, guardian) => ({
    subject: `Your link with ${guardian} has ended`,
    greeting: GREETING.en(reader),
    paragraphs: [
      `You and ${guardian} are no longer linked. What ${guardian} had released is withdrawn unless another of your guardians takes it over.`,
      'If this is a mistake, invite your guardian again.',
    ],
    button: 'Open your guardians',
    footer: FOOTER.en,
  }),
  es: (reader, guardian) => ({
    subject: `Tu vínculo con ${guardian} terminó`,
    greeting: GREETING.es(reader),
    paragraphs: [
      `Tú y ${guardian} ya no tienen un vínculo. Lo que ${guardian} había autorizado queda retirado, salvo que otro de tus tutores lo asuma.`,
      'Si es un error, invita de nuevo a tu tutor.',
    ],
    button: 'Abrir tus tutores',
    footer: FOOTER.es,
  }),
  'pt-BR': (reader, guardian) => ({
    subject: `Seu vínculo com ${guardian} terminou`,
    greeting: GREETING['pt-BR'](reader),
    paragraphs: [
      `Você e ${guardian} não têm mais um vínculo. O que ${guardian} havia liberado foi retirado, a menos que outro responsável assuma.`,
      'Se foi um engano, convide seu responsável de novo.',
    ],
    button: 'Abrir seus responsáveis',
    footer: FOOTER['pt-BR'],
  }),
};
