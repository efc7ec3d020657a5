import { institutions, list, type Community } from './community.ts';

export const UNITED_STATES: Community = {
  country: 'US',
  language: 'en',
  athletes: 81,
  surnameOrder: 'single',
  boys: list(
    'Malik, Ethan, Darius, Caleb, Isaiah, Owen, Terrell, Noah, Andre, Wyatt, Jalen, Miles, Elijah, Gavin, Kofi, Mateo, Bryce, Desmond, Trent, Quincy',
  ),
  girls: list(
    'Aaliyah, Harper, Imani, Paige, Naomi, Brooke, Zoe, Kiara, Sydney, Tessa, Nia, Camille, Jada, Morgan, Leila, Ruby, Simone, Hannah, Daniela, Tatum',
  ),
  men: list('Anthony, Gregory, Curtis, Paul, Victor, Dwight, Brian, Samuel, Leon, Patrick, Russell, Warren'),
  women: list('Denise, Karen, Monique, Laura, Yolanda, Beth, Sharon, Carla, Joanne, Tamara, Valerie, Ellen'),
  surnames: list(
    'Ashford, Bellamy, Okonkwo, Hargrove, Pruitt, Delacroix, Winslow, Sandoval, Tillman, Merriweather, Kowalczyk, Broadnax, Larkin, Vance, Espinal, Hathaway, Lindqvist, Mayfield, Nakagawa, Ostrander, Pettigrew, Rainey, Sutherlin, Thibodeau, Underhill, Wexler, Yarbrough, Zamora, Dunmore, Fairbanks, Gaskins, Holloway',
  ),
  cities: list(
    'Dayton, Tulsa, Fresno, Durham, Tacoma, Omaha, Mobile, Hartford, El Paso, Boise, Newark, Peoria, Savannah, Duluth',
  ),
  schools: list(
    'Juniper Flats High School, Quarrystone High School, Larkhollow Preparatory, Saltmarsh Point High School, Cinder Creek High School, Fernhollow Academy, Millrace Central High School, Oxbow Ridge High School, Harrowgate Collegiate, Tamarack Union High School',
  ),
  clubs: list(
    'Windlass Bay Elite, Copperline Hoops, Night Owls Basketball, Fourth Street Flight, Prairie Lantern Select, Riverbend Tempo, Hardwood Foundry, Blue Kettle Basketball Club',
  ),
  leagues: list('Lantern Prep Conference, Three Rivers Scholastic League, Palisade Summer Circuit'),
  schoolYearEnds: 'june',
  collegeTests: 0.75,
  // The first college is the demo coach's, the second the new coach's.
  institutions: [
    ...institutions(
      'college',
      'Aldermoor State University @ Dayton; Copperline College @ Boise; Tamsin Hill University @ Durham; Brackwater College @ Hartford; Oxbow Mesa University @ El Paso; Kestrel Fork University @ Omaha; Larkhollow Community College @ Fresno',
    ),
    ...institutions('school', 'Juniper Flats High School @ Tulsa; Fernhollow Academy @ Newark'),
    ...institutions('club', 'Windlass Bay Elite @ Tacoma; Riverbend Tempo @ Peoria'),
    ...institutions('agency', 'Halfcourt Bridge Scouting @ Savannah'),
  ],
};
