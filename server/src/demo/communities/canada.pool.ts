/** Two communities in one country: most athletes live in English, the others in French. */
import { institutions, list, type Community } from './community.ts';

export const CANADA_IN_ENGLISH: Community = {
  country: 'CA',
  language: 'en',
  athletes: 15,
  surnameOrder: 'single',
  boys: list('Liam, Tyrese, Arjun, Connor, Devon, Kwame, Nathan, Rowan, Hudson, Amari'),
  girls: list('Chloe, Amrit, Keisha, Maeve, Priya, Taylor, Hailey, Jasmine, Skye, Adaeze'),
  men: list('Graham, Neil, Winston, Harpreet, Colin, Trevor'),
  women: list('Heather, Sunita, Marcia, Fiona, Lorna, Gail'),
  surnames: list(
    'Abernethy, Gill, MacAulay, Osei, Dhaliwal, Pemberton, Tremaine, Chisholm, Wakefield, Bains, Lockhart, Rutherford',
  ),
  cities: list('Hamilton, Winnipeg, Halifax, Surrey, Regina, Kitchener'),
  schools: list(
    'Birchmount Ridge Secondary, Northern Loon Collegiate, Harbour Slate Secondary, Prairie Ember Collegiate, Cedarwick Secondary School',
  ),
  clubs: list('Loon Lake Hoops, Frostline Basketball, Harbour Slate United, Red Spruce Academy'),
  leagues: list('Trans-Prairie Prep League, Slate Coast Secondary League'),
  schoolYearEnds: 'june',
  collegeTests: 0.35,
  institutions: [
    ...institutions('college', 'Northern Loon University @ Winnipeg; Harbour Slate College @ Halifax'),
    ...institutions('club', 'Frostline Basketball @ Regina'),
  ],
};

export const CANADA_IN_FRENCH: Community = {
  country: 'CA',
  language: 'fr',
  athletes: 7,
  surnameOrder: 'single',
  boys: list('Félix, Olivier, Jérémy, Samuel, Wesley, Zachary'),
  girls: list('Florence, Rosalie, Maude, Océane, Juliette, Naïka'),
  men: list('Sylvain, Réjean, Marc-André, Frantz'),
  women: list('Chantal, Josée, Mireille, Nathalie'),
  surnames: list(
    'Beauchemin, Lafrenière, Desrosiers, Thibault, Charbonneau, Pierre-Antoine, Gendron, Laverdure',
  ),
  cities: list('Laval, Sherbrooke, Gatineau, Longueuil'),
  schools: list(
    'École secondaire du Grand-Héron, Collège des Érables-Bleus, École secondaire Pointe-Boréale',
  ),
  clubs: list('Hérons de la Rive, Club Boréal, Les Étincelles du Nord'),
  leagues: list('Ligue scolaire de la Rive, Circuit Boréal'),
  schoolYearEnds: 'june',
  collegeTests: 0.25,
  institutions: institutions('school', 'Collège des Érables-Bleus @ Laval'),
};
