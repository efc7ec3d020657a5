/** The emails that say control passes at 18, or why it does not, to the athlete and to the guardians. */
import type { AgeNotice, Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Words {
  subject: string;
  paragraphs: string[];
}

export function ageNoticeMail(
  reader: { email: string; name: string; locale: Locale },
  facts: { athleteName: string; isYou: boolean; notice: AgeNotice; on: string },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  const write = facts.isYou ? words.athlete[facts.notice] : words.guardian[facts.notice];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    greeting: words.greeting(reader.name),
    ...write(longDate(facts.on, reader.locale), facts.athleteName),
    button: buttonFor(facts, words, baseUrl),
    footer: words.footer,
  });
}

function buttonFor(
  { isYou, notice }: { isYou: boolean; notice: AgeNotice },
  words: LocaleWords,
  baseUrl: string,
): { label: string; url: string } {
  if (notice === 'doubted')
    return { label: words.buttonOfDoubted, url: `${baseUrl}/dashboard/verifications` };
  return isYou
    ? { label: words.buttonOfAthlete, url: `${baseUrl}/dashboard/guardians` }
    : { label: words.buttonOfGuardian, url: `${baseUrl}/dashboard/athletes` };
}

function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

type Write = (on: string, athlete: string) => Words;

interface LocaleWords {
  greeting: (name: string) => string;
  athlete: Record<AgeNotice, Write>;
  guardian: Record<AgeNotice, Write>;
  buttonOfDoubted: string;
  buttonOfAthlete: string;
  buttonOfGuardian: string;
  footer: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Soon you decide alone',
        paragraphs: [
          `On ${on} you turn 18. From that day you alone decide who sees your profile and which coach may write to you.`,
          'What your guardians have released stays as it is, until you change it. There is nothing you have to do.',
        ],
      }),
      of_age: (on) => ({
        subject: 'From today you decide alone',
        paragraphs: [
          `You are 18 since ${on}. You alone now decide who sees your profile and which coach may write to you.`,
          'What your guardians had released still stands, now in your name. Look through it and change what you want.',
        ],
      }),
      doubted: () => ({
        subject: 'Show us a document with your birthdate',
        paragraphs: [
          'By the birthdate on your profile you are 18 or over, or soon will be. Something else on your record says otherwise: your graduation year, your school or the invitation you joined with.',
          'Until a regional director has seen a document with your birthdate, a guardian decides for you. Nothing was deleted.',
          'Open your verifications and attach a passport, birth certificate or ID under Age. We delete it 30 days after the decision. If the birthdate is wrong, write to our support.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Soon ${athlete} decides alone`,
        paragraphs: [
          `On ${on} ${athlete} turns 18. From that day ${athlete} alone decides who sees the profile and which coach may write.`,
          'Until then you decide as before. What you have released stays as it is, until the athlete changes it.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `From today ${athlete} decides alone`,
        paragraphs: [
          `${athlete} is 18 since ${on} and decides alone from now on. Thank you for looking after it until here.`,
          'What you had released still stands, now in the name of the athlete. You still see the profile while you are linked.',
        ],
      }),
      doubted: (_on, athlete) => ({
        subject: `Show us a document with ${athlete}’s birthdate`,
        paragraphs: [
          `By the birthdate on the profile ${athlete} is 18 or over, or soon will be. Something else on the record says otherwise: the graduation year, the school or the invitation.`,
          `Until a regional director has seen a document with the birthdate, ${athlete} counts as a minor and a guardian decides. Nothing was deleted.`,
          `You or ${athlete} can attach a passport, birth certificate or ID under Age in the verifications. We delete it 30 days after the decision. If the birthdate is wrong, write to our support.`,
        ],
      }),
    },
    buttonOfDoubted: 'Open your verifications',
    buttonOfAthlete: 'See what is released',
    buttonOfGuardian: 'Open your athletes',
    footer: 'Faircourt. You get this mail because of an account with this address.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Pronto decides por tu cuenta',
        paragraphs: [
          `El ${on} cumples 18 años. Desde ese día solo tú decides quién ve tu perfil y qué entrenador puede escribirte.`,
          'Lo que tus tutores han autorizado sigue igual hasta que tú lo cambies. No tienes que hacer nada.',
        ],
      }),
      of_age: (on) => ({
        subject: 'Desde hoy decides por tu cuenta',
        paragraphs: [
          `Tienes 18 años desde el ${on}. Ahora solo tú decides quién ve tu perfil y qué entrenador puede escribirte.`,
          'Lo que tus tutores habían autorizado sigue en pie, ahora a tu nombre. Revísalo y cambia lo que quieras.',
        ],
      }),
      doubted: () => ({
        subject: 'Muéstranos un documento con tu fecha de nacimiento',
        paragraphs: [
          'Según la fecha de nacimiento de tu perfil tienes 18 años o más, o pronto los tendrás. Otra cosa en tu registro dice lo contrario: tu año de graduación, tu escuela o la invitación con la que entraste.',
          'Hasta que un director o directora regional vea un documento con tu fecha de nacimiento, un tutor decide por ti. No se borró nada.',
          'Abre tus verificaciones y adjunta un pasaporte, un acta de nacimiento o una identificación en Edad. Lo borramos 30 días después de la decisión. Si la fecha está mal, escribe a nuestro soporte.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Pronto ${athlete} decide por su cuenta`,
        paragraphs: [
          `El ${on} ${athlete} cumple 18 años. Desde ese día solo ${athlete} decide quién ve el perfil y qué entrenador puede escribirle.`,
          'Hasta entonces decides tú como siempre. Lo que has autorizado sigue igual hasta que tu atleta lo cambie.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `Desde hoy ${athlete} decide por su cuenta`,
        paragraphs: [
          `${athlete} tiene 18 años desde el ${on} y a partir de ahora decide por su cuenta. Gracias por haberte ocupado hasta aquí.`,
          'Lo que habías autorizado sigue en pie, ahora a nombre de tu atleta. Mientras dure el vínculo, sigues viendo el perfil.',
        ],
      }),
      doubted: (_on, athlete) => ({
        subject: `Muéstranos un documento con la fecha de nacimiento de ${athlete}`,
        paragraphs: [
          `Según la fecha de nacimiento del perfil, ${athlete} tiene 18 años o más, o pronto los tendrá. Otra cosa en el registro dice lo contrario: el año de graduación, la escuela o la invitación.`,
          `Hasta que un director o directora regional vea un documento con la fecha de nacimiento, ${athlete} cuenta como menor y un tutor decide. No se borró nada.`,
          `Tú o ${athlete} pueden adjuntar un pasaporte, un acta de nacimiento o una identificación en Edad, dentro de las verificaciones. Lo borramos 30 días después de la decisión. Si la fecha está mal, escribe a nuestro soporte.`,
        ],
      }),
    },
    buttonOfDoubted: 'Abrir tus verificaciones',
    buttonOfAthlete: 'Ver lo autorizado',
    buttonOfGuardian: 'Abrir tus atletas',
    footer: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Em breve você decide por conta própria',
        paragraphs: [
          `Em ${on} você completa 18 anos. A partir desse dia, só você decide quem vê seu perfil e qual treinador pode escrever para você.`,
          'O que seus responsáveis liberaram continua como está até você mudar. Não é preciso fazer nada.',
        ],
      }),
      of_age: (on) => ({
        subject: 'A partir de hoje você decide por conta própria',
        paragraphs: [
          `Você tem 18 anos desde ${on}. Agora só você decide quem vê seu perfil e qual treinador pode escrever para você.`,
          'O que seus responsáveis haviam liberado continua valendo, agora em seu nome. Confira e mude o que quiser.',
        ],
      }),
      doubted: () => ({
        subject: 'Mostre um documento com sua data de nascimento',
        paragraphs: [
          'Pela data de nascimento do seu perfil, você tem 18 anos ou mais, ou logo terá. Outra coisa no seu registro diz o contrário: o ano de formatura, a escola ou o convite com que você entrou.',
          'Até que um diretor ou diretora regional veja um documento com sua data de nascimento, um responsável decide por você. Nada foi apagado.',
          'Abra suas verificações e anexe um passaporte, certidão de nascimento ou identidade em Idade. Apagamos tudo 30 dias depois da decisão. Se a data estiver errada, escreva ao nosso suporte.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Em breve ${athlete} decide por conta própria`,
        paragraphs: [
          `Em ${on} ${athlete} completa 18 anos. A partir desse dia, só ${athlete} decide quem vê o perfil e qual treinador pode escrever.`,
          'Até lá você decide como antes. O que você liberou continua como está até que seu atleta mude.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `A partir de hoje ${athlete} decide por conta própria`,
        paragraphs: [
          `${athlete} tem 18 anos desde ${on} e, a partir de agora, decide por conta própria. Obrigado por ter cuidado disso até aqui.`,
          'O que você havia liberado continua valendo, agora em nome do atleta. Enquanto houver vínculo, você continua vendo o perfil.',
        ],
      }),
      doubted: (_on, athlete) => ({
        subject: `Mostre um documento com a data de nascimento de ${athlete}`,
        paragraphs: [
          `Pela data de nascimento do perfil, ${athlete} tem 18 anos ou mais, ou logo terá. Outra coisa no registro diz o contrário: o ano de formatura, a escola ou o convite.`,
          `Até que um diretor ou diretora regional veja um documento com a data de nascimento, ${athlete} conta como menor e um responsável decide. Nada foi apagado.`,
          `Você ou ${athlete} podem anexar um passaporte, certidão de nascimento ou identidade em Idade, nas verificações. Apagamos tudo 30 dias depois da decisão. Se a data estiver errada, escreva ao nosso suporte.`,
        ],
      }),
    },
    buttonOfDoubted: 'Abrir suas verificações',
    buttonOfAthlete: 'Ver o que está liberado',
    buttonOfGuardian: 'Abrir seus atletas',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
