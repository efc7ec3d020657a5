/** What the demo directors have written for their countries. Gyms, days and contests in it are made up. */
import type { Country, Locale, PostKind, PostStatus } from '@faircourt/contracts/vocabulary';

export interface DemoPost {
  readonly country: Country;
  readonly locale: Locale;
  readonly kind: PostKind;
  readonly status: PostStatus;
  /** Days before the demo data was loaded. */
  readonly writtenDaysAgo: number;
  readonly title: string;
  readonly body: string;
}

export const POSTS: readonly DemoPost[] = [
  {
    country: 'US',
    locale: 'en',
    kind: 'news',
    status: 'published',
    writtenDaysAgo: 5,
    title: 'Measuring day at Harbor Street Gym',
    body: `Bring your athlete to be measured, and the badge follows within a week.

## What we measure

- Height without shoes, and wingspan
- Weight, in light clothes
- Vertical jump, the best of three

Nobody pays anything. A guardian comes along with everybody under 18.`,
  },
  {
    country: 'US',
    locale: 'en',
    kind: 'country_note',
    status: 'published',
    writtenDaysAgo: 40,
    title: 'How to send a transcript that we can verify',
    body: `Most transcripts that wait longer than they need to have one of these in common:

1. A page is missing. Send **all** pages, also the one with the grading scale.
2. The name differs from the one on the profile. Say why in a sentence.
3. It is a photo of a screen. Ask the school office for the document itself.

Families decide who sees a transcript. We only check that it is what it says.`,
  },
  {
    country: 'US',
    locale: 'es',
    kind: 'news',
    status: 'published',
    writtenDaysAgo: 12,
    title: 'Charla para familias, en español',
    body: `El director regional responde preguntas sobre permisos, verificaciones y contacto con universidades.

Traigan sus dudas por escrito si lo prefieren. **No** hace falta registrarse.`,
  },
  {
    country: 'US',
    locale: 'en',
    kind: 'news',
    status: 'draft',
    writtenDaysAgo: 1,
    title: 'Spring showcase: dates to come',
    body: 'The dates are not settled yet. To do: ask the two gyms, then the referees.',
  },
  {
    country: 'US',
    locale: 'en',
    kind: 'news',
    status: 'archived',
    writtenDaysAgo: 200,
    title: 'Summer camp: places left',
    body: 'There are still places at the camp for the classes of the next two years.',
  },
  {
    country: 'MX',
    locale: 'es',
    kind: 'country_note',
    status: 'published',
    writtenDaysAgo: 30,
    title: 'Qué pide una verificación de la escuela',
    body: `Una constancia de estudios con sello y fecha de este ciclo escolar es suficiente.

> Si la escuela la entrega en papel, una foto nítida de la hoja completa también sirve.`,
  },
  {
    country: 'BR',
    locale: 'pt-BR',
    kind: 'news',
    status: 'published',
    writtenDaysAgo: 9,
    title: 'Dia de medições no Ginásio Bela Vista',
    body: `Altura, envergadura, peso e salto vertical, tudo no mesmo dia.

Menores de 18 anos vêm com um responsável. **É gratuito.**`,
  },
  {
    country: 'ES',
    locale: 'es',
    kind: 'news',
    status: 'published',
    writtenDaysAgo: 15,
    title: 'Torneo de otoño: los resultados se verifican con el acta',
    body: 'Guarden el acta de cada partido: con ella se verifican las estadísticas de la temporada.',
  },
];
