/** Names as populations have them: a few that many bear, and a long tail that almost nobody does. */

const GIVEN = `Maria James Michael José Ana Luis David Emma Olivia Noah Liam João Gabriel Lucas Mateo Sofia Isabella Daniel
  Juan Carlos Antônio Pedro Camila Valentina Jordan Marcus Tyler Malik Jayden Elijah Isaiah Aaliyah Nia Zoë Chloé Léa
  Hugo Louis Mia Charlotte Amelia Jack William Oliver Ethan Mason Logan Caleb Xavier Dominic Andre DeShawn Tatiana
  Renata Fernanda Beatriz Larissa Bruno Rafael Thiago Vinícius Diego Santiago Joaquín Ximena Guadalupe Christopher
  Alexander Anthony Brandon Cameron Dante Ezekiel Francisco Giovanni Hannah Ivy Jasmine Kiara Leah Makayla Naomi`;
const FAMILY = `Smith Johnson Williams Brown Jones García Rodríguez Martínez Hernández López González Pérez Silva Santos
  Oliveira Souza Pereira Costa Ferreira Almeida Davis Miller Wilson Anderson Thomas Taylor Moore Jackson Martin Lee
  Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams
  Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Okafor Mensah Diallo Traoré Dubois Lefèvre Moreau Laurent
  Müller Schmidt Novák Kowalski Petrović Jovanović Papadopoulos O’Neal McDonald Fernández Ramírez Cruz Gómez Díaz Reyes`;

const STARTS =
  'Ba Be Bri Ca Che Da De Dra Fa Fe Ga Gri Ha He Ja Jo Ka Ke Kro La Le Lu Ma Me Mo Na Ne Ni Pa Pe Ra Ro Sa Se Sha Ta Te Tri Va Ve Wa Ya Za Ze'.split(
    ' ',
  );
const MIDDLES =
  'bra co da del dri fa ga go ka la le li lo ma mi mo na ni no pe ra ri ro sha si ta te ti to va vi za'.split(
    ' ',
  );
const ENDS =
  'bach ba berg court dez ford grave ham ic jan kin ley lin man mond nik novic quez ra rez rick sen ska son stein strom ton vale wick zar'.split(
    ' ',
  );

const GIVEN_NAMES = 3_000;
const FAMILY_NAMES = 30_000;

export function givenNames(): string[] {
  return longTail(GIVEN, GIVEN_NAMES);
}

export function familyNames(): string[] {
  return longTail(FAMILY, FAMILY_NAMES);
}

/** The known names first, then made-up ones, the same at every run. Each number below the product of the lists is another. */
function longTail(known: string, size: number): string[] {
  const names = new Set(known.split(/\s+/));
  const pairs = STARTS.length * MIDDLES.length;
  for (let n = 0; n < pairs * ENDS.length && names.size < size; n++) {
    const start = STARTS[n % STARTS.length] ?? '';
    const middle = MIDDLES[Math.floor(n / STARTS.length) % MIDDLES.length] ?? '';
    const end = ENDS[(Math.floor(n / pairs) + n) % ENDS.length] ?? '';
    names.add(start + middle + end);
  }
  return [...names];
}
