import { institutions, list, type Community } from './community.ts';

export const MEXICO: Community = {
  country: 'MX',
  language: 'es',
  athletes: 22,
  surnameOrder: 'paternal_first',
  boys: list(
    'Emiliano, Santiago, Iker, Leonardo, Rodrigo, Axel, Ulises, Bruno, Alan, Maximiliano, Joaquín, Saúl',
  ),
  girls: list(
    'Ximena, Regina, Renata, Valeria, Fernanda, Abril, Itzel, Danna, Jimena, Citlali, Natalia, Montserrat',
  ),
  men: list('Arturo, Gerardo, Ernesto, Ramiro, Salvador, Julio'),
  women: list('Leticia, Araceli, Verónica, Norma, Guadalupe, Rocío'),
  surnames: list(
    'Cárdenas, Villaseñor, Barragán, Orozco, Zepeda, Montaño, Quintana, Arriaga, Escobedo, Luévano, Palafox, Rentería, Saldívar, Tejeda, Urrutia, Cervantes',
  ),
  cities: list('León, Hermosillo, Puebla, Mérida, Chihuahua, Querétaro, Mexicali'),
  schools: list(
    'Preparatoria Cerro del Águila, Colegio Valle de Obsidiana, Instituto Puerta del Bajío, Bachillerato Laguna Azul, Colegio Nopalera',
  ),
  clubs: list(
    'Halcones de Obsidiana, Mineros de la Nopalera, Club Laguna Azul, Rayo del Bajío, Caporales de Sonora',
  ),
  leagues: list('Liga Juvenil del Bajío, Circuito Estudiantil del Noroeste'),
  schoolYearEnds: 'june',
  collegeTests: 0.3,
  institutions: [
    ...institutions('college', 'Universidad Valle de Obsidiana @ Puebla'),
    ...institutions('school', 'Preparatoria Cerro del Águila @ León'),
    ...institutions('club', 'Rayo del Bajío @ Querétaro; Mineros de la Nopalera @ Chihuahua'),
  ],
};
