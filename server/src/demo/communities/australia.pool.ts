import { institutions, list, type Community } from './community.ts';

export const AUSTRALIA: Community = {
  country: 'AU',
  language: 'en',
  athletes: 20,
  surnameOrder: 'single',
  boys: list('Lachlan, Archie, Cooper, Darcy, Jarrah, Hamish, Angus, Tane, Riley, Flynn, Deng, Beau'),
  girls: list('Matilda, Isla, Bronte, Tahlia, Georgia, Kirra, Sienna, Ebony, Poppy, Achol, Indiana, Freya'),
  men: list('Craig, Stuart, Wayne, Peter, Malcolm, Garang'),
  women: list('Kylie, Leanne, Wendy, Robyn, Narelle, Susan'),
  surnames: list(
    'Atherton, Blackwood, Cavanagh, Dalrymple, Everingham, Fitzhardinge, Gallagher, Hollingworth, Kirkbride, Mabior, Nettlefold, Pascoe, Redfern, Falaniko, Wadsworth, Winterbourne',
  ),
  cities: list('Geelong, Newcastle, Townsville, Ballarat, Hobart, Bunbury'),
  schools: list(
    'Wattle Gully Secondary College, Ironbark Ridge High School, Sandbar Bay Grammar, Kookaburra Flat College',
  ),
  clubs: list(
    'Ironbark Ringers, Sandbar Bay Breakers Juniors, Wattle Gully Wedgetails, Billabong Court Club',
  ),
  leagues: list('Southern Shoals Junior League, Ironbark Under-18 Championship'),
  schoolYearEnds: 'december',
  collegeTests: 0.3,
  institutions: [
    ...institutions('club', 'Ironbark Ringers @ Geelong; Wattle Gully Wedgetails @ Ballarat'),
    ...institutions('school', 'Sandbar Bay Grammar @ Newcastle'),
    ...institutions('agency', 'Long Tide Pathways @ Hobart'),
  ],
};
