import type { MessageSignal } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { signalsIn, signalsInMessage } from './message-signals.ts';

const FIRES: Record<MessageSignal, readonly string[]> = {
  move_elsewhere: [
    'Text me on WhatsApp, it is easier.',
    'Add me on Snapchat: coachk',
    'What’s your cell number?',
    'Here is my personal number',
    'Call me: (512) 555-0142',
    'My number is 512.555.0142',
    '+1 512 555 0142',
    '+34612345678',
    'reach me at coach.k.recruits@gmail.com',
    'find me, @coach_kevin23',
    'https://wa.me/15125550142',
    'Let’s talk off this app',
    'just DM me',
    'Escríbeme por WhatsApp y te cuento más.',
    'Pásame tu número, por favor',
    'Te dejo mi celular: 55 1234 5678',
    'Agrégame en Instagram',
    'mejor hablemos por telegram',
    'te escribo por mensaje privado',
    'mi móvil es 612 34 56 78',
    'Me chama no zap',
    'Me passa o seu número?',
    'Vamos continuar a conversa pelo WhatsApp?',
    'Meu número: (11) 98765-4321',
    'vamos falar fora do app',
  ],
  secrecy: [
    'Don’t tell your mom about this.',
    'Do not mention this to anyone',
    'This stays between you and me.',
    'It will be our little secret',
    'keep this quiet for now',
    'Please delete these messages',
    'Your parents don’t need to know',
    'No le digas a tus padres',
    'No se lo cuentes a nadie',
    'Esto queda entre nosotros',
    'será nuestro secreto',
    'borra este chat',
    'sin que se entere tu mamá',
    'Não conta pra sua mãe',
    'Não fale nada para ninguém',
    'fica só entre nós',
    'é nosso segredo',
    'apaga essa conversa',
    'sem seus pais saberem',
  ],
  pictures: [
    'Send me a pic of you',
    'Can you send me some more photos?',
    'take a selfie for me',
    'a photo without your shirt',
    'show me a picture of yourself',
    'Mándame una foto',
    'envíame más fotos tuyas',
    '¿tienes una foto en bikini?',
    'Manda uma foto pra mim',
    'me envia umas fotos suas',
    'quero ver você sem camisa',
    'send nudes',
  ],
  money: [
    'Send me $200 and I will reserve your spot.',
    'You have to pay a registration fee first',
    'We will pay you cash',
    'I can give you some money',
    'get two gift cards',
    'do you have Venmo?',
    'Deposita 500 pesos',
    'Hay que pagar la inscripción hoy',
    'te doy dinero si vienes',
    'Faz um pix de 200',
    'Precisa pagar a taxa antes',
    'te pago em dinheiro',
    'qual a sua chave pix?',
  ],
};

/** What coaches and families really write to each other. */
const QUIET: readonly string[] = [
  'Thank you for accepting my request. I saw your game against Lincoln and liked your footwork.',
  'We would like to invite you and your guardian to visit our campus on 2026-11-21 at 10.30.',
  'Our camp is from 12/06/2026 to 14/06/2026, 9:00 to 17:30.',
  'You averaged 22.4 points, 10 rebounds and 5 assists over 31 games, 40 38 35 minutes.',
  'At 203 cm and 94 kg you would be our tallest guard.',
  'Could you send me a photo of the transcript?',
  'Please send us your game film, the full one against Central.',
  'Here is our page: https://athletics.stateriver.edu/mens-basketball/roster/2026',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12345678',
  'You can write to me at dwhistler@stateriver.edu as well.',
  'Please never use WhatsApp with coaches, the family said.',
  'Tell your parents that they are welcome to join the call here.',
  'Your guardian can read everything that we write.',
  'The scholarship pays tuition, room and board.',
  'The application fee is waived for recruited athletes.',
  'We have private rooms in the dorms, and a secret weapon: our bench.',
  'Our secret plan for the season: defense.',
  'I will call your guardian once they have approved it.',
  'How do you like the new picture on your profile?',
  'Gracias por aceptar. Me gustó tu partido del 12/10/2026 contra Monterrey.',
  'Tu tutor puede estar en la llamada, claro.',
  'Manda una foto de tu boleta cuando la tengas, por favor.',
  'La beca cubre la matrícula y la comida.',
  'Cuéntales a tus padres que pueden visitarnos.',
  'Entre nosotros hay tres jugadoras de México en el equipo? Sí: tres.',
  'Obrigado por aceitar. Gostei do jogo de 12/10/2026.',
  'Pode mandar a foto do boletim quando sair.',
  'Conte para seus pais que eles podem vir junto.',
  'A bolsa paga a faculdade e a moradia.',
  'Seu responsável pode ler tudo o que escrevemos aqui.',
  'Se você tiver 2 minutos, veja o vídeo: 01 02 03.',
];

for (const [signal, texts] of Object.entries(FIRES)) {
  test.each(texts)(`${signal}: %s`, (text) => {
    expect(signalsIn(text)).toContain(signal);
  });
}

test.each(QUIET)('nothing: %s', (text) => {
  expect(signalsIn(text)).toEqual([]);
});

test('letters in disguise are read as what they look like', () => {
  expect(signalsIn('ＤＭ　ｍｅ')).toEqual(['move_elsewhere']);
  expect(signalsIn('D\u200bM m\u2060e')).toEqual(['move_elsewhere']);
  expect(signalsIn('Don’t   tell\nyour MOM')).toEqual(['secrecy']);
});

test('the names of files are read like the message', () => {
  const of = (...fileNames: string[]) => signalsInMessage({ body: '', fileNames });
  expect(of('add_me_on_snapchat-coach.pdf')).toContain('move_elsewhere');
  expect(of('Dont tell your parents.pdf')).toContain('secrecy');
  expect(of('call 555-123-4567.png')).toContain('move_elsewhere');
  expect(of('IMG_20261118_123456.jpg', 'Scan 2026-11-18 12.34.56.pdf', 'transcript-2026_v2.pdf')).toEqual([]);
});

test('the longest message is read at once', () => {
  const long = 'a@'.repeat(1000) + ' 1'.repeat(1000);
  const started = performance.now();
  signalsIn(long);
  expect(performance.now() - started).toBeLessThan(1_000);
});
