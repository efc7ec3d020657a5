import { institutions, list, type Community } from './community.ts';

export const PUERTO_RICO: Community = {
  country: 'PR',
  language: 'es',
  athletes: 18,
  surnameOrder: 'paternal_first',
  boys: list(
    'Jadiel, Adrián, Yadiel, Sebastián, Kevin, Ángel, Luis Daniel, Gabriel, Xavier, Javier, Omar, Diego',
  ),
  girls: list(
    'Alondra, Nashaly, Paola, Gabriela, Yarelis, Kiara, Mariana, Andrea, Zuleyka, Camila, Fabiola, Neishaly',
  ),
  men: list('Héctor, Rafael, Edwin, Wilfredo, Ismael, Orlando, Efraín'),
  women: list('Migdalia, Carmen, Ivelisse, Wanda, Maribel, Sonia, Nilda'),
  surnames: list(
    'Ocasio, Maldonado, Figueroa, Nieves, Quiñones, Santiago, Vélez, Burgos, Rosado, Cintrón, Pagán, Feliciano, Alicea, Marrero, Collazo, Oquendo',
  ),
  cities: list('Ponce, Caguas, Mayagüez, Bayamón, Arecibo, Humacao'),
  schools: list(
    'Colegio Loma del Coquí, Escuela Superior Bahía Clara, Academia Flamboyán del Este, Colegio Sol de Guajana, Escuela Superior Monte Ceiba',
  ),
  clubs: list('Coquíes del Litoral, Marea Alta de Ponce, Gallitos de Monte Ceiba, Club Arena Negra'),
  leagues: list('Liga Escolar del Litoral, Torneo Juvenil Cordillera'),
  schoolYearEnds: 'june',
  collegeTests: 0.55,
  institutions: [
    ...institutions('college', 'Universidad Costa Ceiba @ Ponce'),
    ...institutions('school', 'Academia Flamboyán del Este @ Humacao'),
    ...institutions('club', 'Coquíes del Litoral @ Arecibo'),
  ],
};
