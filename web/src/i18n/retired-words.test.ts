import { expect, test } from 'vitest';
import { articleLines, wordsInYaml } from './article-words.ts';
import { checkRetiredWords } from './retired-words.ts';

test('a text that brings back a retired word is named with what to write instead', () => {
  expect(checkRetiredWords('en', { 'a.b': 'Waiting for your yes.', 'a.c': 'By email.' })).toEqual([
    'en: "a.b" has a word that we no longer use; write: once you accept, approval',
  ]);
  expect(checkRetiredWords('es', { 'a.b': 'Añade un video.', 'a.c': 'El archivo está dañado.' })).toEqual([
    'es: "a.b" has a word that we no longer use; write: agregar',
  ]);
  expect(
    checkRetiredWords('pt-BR', { 'a.b': 'Os técnicos veem isto.', 'a.c': 'Os treinadores veem.' }),
  ).toEqual(['pt-BR: "a.b" has a word that we no longer use; write: treinador']);
});

test('an article is held to the same words, line by line, but the titles of its sources are not', () => {
  const article = [
    '---',
    'title: "Llega a tercer año"',
    'sources:',
    '  - key: "es1"',
    '    title: "Derechos de imagen de menores deportistas"',
    '    url: "https://example.com/deportistas"',
    '---',
    'Si usted firma, ustedes deciden en la escuela secundaria (high school).',
  ].join('\n');
  expect(checkRetiredWords('es', articleLines('parents/role.es.md', article))).toEqual([
    'es: "parents/role.es.md:2" has a word that we no longer use; write: penúltimo año (junior, 11th grade)',
    'es: "parents/role.es.md:8" has a word that we no longer use; write: tú',
  ]);
});

test('the words of a picture are held to those of their own language, place by place; what belongs to no language is not', () => {
  const picture = [
    "shape: steps # somebody's",
    'title:',
    "  en: 'Somebody asks'",
    "  es: 'Alguien pide'",
    'steps:',
    '  - label:',
    "      en: 'Log in'",
    "      es: 'Añade un video'",
    '    forms:',
    "      es: ['deportista']",
  ].join('\n');
  const problems = (locale: 'en' | 'es') => checkRetiredWords(locale, wordsInYaml('a.yaml', picture, locale));
  expect(problems('en')).toEqual([
    'en: "a.yaml:3:7" has a word that we no longer use; write: someone, anyone, everyone',
    'en: "a.yaml:7:11" has a word that we no longer use; write: sign in, signed in',
  ]);
  expect(problems('es')).toEqual([
    'es: "a.yaml:8:11" has a word that we no longer use; write: agregar',
    'es: "a.yaml:10:12" has a word that we no longer use; write: atleta',
  ]);
});

test('a law’s own words and the names of others stay', () => {
  const kept = {
    en: 'The stands were full, and what Faircourt holds about you is listed.',
    es: 'Un junior college, la College Sports Commission y una traducción certificada.',
    'pt-BR': 'A autorização de um juiz; a Divisão I acrescenta um prazo em um junior college.',
  } as const;
  for (const locale of ['en', 'es', 'pt-BR'] as const) {
    expect(checkRetiredWords(locale, { 'a.b': kept[locale] }), `in ${locale}`).toEqual([]);
  }
});

test.each([
  ['en', 'Coaches may write from 15 June on.', 'the month first: June 15'],
  ['en', 'We send it by mail.', 'email'],
  ['en', 'Everybody can read it.', 'someone, anyone, everyone'],
  ['en', 'A coach asked to talk.', 'request contact'],
  ['en', 'Sam’s approval waits for their yes.', 'once you accept, approval'],
  ['en', 'Any guardian’s no stands.', 'any guardian can block it'],
  ['en', 'What holds gets a badge.', 'what checks out, applies, is true'],
  ['en', 'Nothing waits for you.', 'you’re all caught up'],
  ['en', 'Released to each center and centre.', 'American spelling'],
  ['es', 'Vuestra página.', 'ustedes, su'],
  ['es', 'Tus peticiones.', 'solicitud'],
  ['es', 'Las estadísticas de temporada.', 'estadísticas por temporada'],
  ['es', 'Escribe a los colleges.', 'universidad'],
  ['pt-BR', 'O treinador pede uma autorização.', 'pedir uma liberação, libere'],
  ['pt-BR', 'Você pode acrescentar um vídeo.', 'adicionar'],
  ['pt-BR', 'Estatísticas da temporada.', 'estatísticas por temporada'],
  ['es', 'Un director regional lo verifica.', 'director o directora regional'],
  ['pt-BR', 'Um diretor regional verifica.', 'diretor ou diretora regional'],
  ['es', 'Firma los consentimientos.', 'los formularios de consentimiento'],
  ['es', 'Añádelo más tarde.', 'agregar'],
  ['es', 'Para que no caduque.', 'vencido, credencial, banca, toca'],
  ['es', 'Púlsalo.', 'vencido, credencial, banca, toca'],
  ['es', 'Que nadie lo divulgue.', 'autorizado, autorización'],
  ['es', 'Sube tu certificado.', 'historial académico'],
  ['es', 'De otras promociones.', 'generación'],
  ['es', 'Así se vive en la high school.', 'escuela secundaria (high school)'],
  ['es', 'El código ha caducado.', 'vencido, credencial, banca, toca'],
  ['pt-BR', 'Solicite uma verificação.', 'pedido, pedir'],
  ['pt-BR', 'Não divulgue.', 'liberado, liberação'],
  ['pt-BR', 'Conte as matérias básicas.', 'disciplinas básicas (core courses)'],
  ['pt-BR', 'No terceiro ano.', 'penúltimo ano (junior)'],
] as const)('the check of %s refuses "%s"', (locale, text, instead) => {
  expect(checkRetiredWords(locale, { 'a.b': text })).toEqual([
    `${locale}: "a.b" has a word that we no longer use; write: ${instead}`,
  ]);
});
