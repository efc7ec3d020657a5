import { institutions, list, type Community } from './community.ts';

export const SPAIN: Community = {
  country: 'ES',
  language: 'es',
  athletes: 22,
  surnameOrder: 'paternal_first',
  boys: list('Hugo, Álvaro, Pau, Iker, Marcos, Unai, Guillermo, Izan, Aitor, Rubén, Adam, Jaime'),
  girls: list('Lucía, Carla, Noa, Ainhoa, Irene, Vega, Marta, Nerea, Blanca, Jimena, Aroa, Inés'),
  men: list('Fernando, Ignacio, Jordi, Alberto, Mikel, Rafael'),
  women: list('Pilar, Montse, Begoña, Cristina, Amaia, Susana'),
  surnames: list(
    'Arizmendi, Barberá, Cifre, Doménech, Escudero, Ferrándiz, Goikoetxea, Huguet, Iglesias, Larrañaga, Manzanares, Olivares, Pedraza, Requena, Sanchis, Valdivieso, Zorrilla, Benítez',
  ),
  cities: list('Zaragoza, Valladolid, Murcia, Vitoria-Gasteiz, Gijón, Badajoz, Castellón'),
  schools: list(
    'IES Puerta del Cierzo, Colegio Mirador del Segura, IES Ribera Alta del Norte, Colegio Peña Gris, IES Campo de Tomillo',
  ),
  clubs: list('CB Cierzo, Bàsquet Tomillar, Peña Gris Baloncesto, CB Ribera Alta, Atlántico Gris'),
  leagues: list('Liga Cadete del Cierzo, Circuito Júnior Mediterráneo'),
  schoolYearEnds: 'june',
  collegeTests: 0.25,
  institutions: [
    ...institutions(
      'club',
      'CB Cierzo @ Zaragoza; Bàsquet Tomillar @ Castellón; Peña Gris Baloncesto @ Gijón',
    ),
    ...institutions('school', 'Colegio Mirador del Segura @ Murcia'),
  ],
};
