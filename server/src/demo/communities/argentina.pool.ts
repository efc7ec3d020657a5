import { institutions, list, type Community } from './community.ts';

export const ARGENTINA: Community = {
  country: 'AR',
  language: 'es',
  athletes: 20,
  surnameOrder: 'single',
  boys: list(
    'Bautista, Thiago, Lautaro, Benjamín, Valentín, Tomás, Joaquín, Facundo, Franco, Ramiro, Genaro, Ciro',
  ),
  girls: list(
    'Martina, Catalina, Delfina, Milagros, Pilar, Candela, Guadalupe, Julieta, Abril, Malena, Renata, Agustina',
  ),
  men: list('Gustavo, Daniel, Horacio, Marcelo, Osvaldo, Rubén'),
  women: list('Silvina, Gabriela, Mónica, Viviana, Claudia, Marcela'),
  surnames: list(
    'Aguirrezabala, Bianchetti, Carrizo, Dallavalle, Echeverría, Ferraris, Gallardo, Iturralde, Lucero, Mansilla, Olmedo, Pereyra, Quiroga, Roldán, Tabares, Zubeldía',
  ),
  cities: list('Córdoba, Rosario, Bahía Blanca, Mar del Plata, Paraná, Neuquén'),
  schools: list(
    'Colegio Arroyo del Ceibo, Escuela Normal Pampa Alta, Instituto Bahía del Viento, Colegio Jacarandá del Viento, Escuela Técnica Barranca Roja',
  ),
  clubs: list('Club Atlético Pampa Alta, Ceibo Básquet, Viento Sur, Unión Barranca Roja, Sportivo Jacarandá'),
  leagues: list('Liga Formativa Pampeana, Torneo del Litoral Sub-17'),
  schoolYearEnds: 'december',
  collegeTests: 0.2,
  institutions: [
    ...institutions('club', 'Viento Sur @ Bahía Blanca; Unión Barranca Roja @ Paraná'),
    ...institutions('school', 'Colegio Arroyo del Ceibo @ Rosario'),
    ...institutions('agency', 'Puente Austral Deportivo @ Córdoba'),
  ],
};
