/** Regions and directors from the shell of the server, for setting up a new installation without opening a page. */
import type { EventActor } from '@faircourt/contracts/events';
import { LIMITS } from '@faircourt/contracts/limits';
import { regionInputSchema, type Director, type Region } from '@faircourt/contracts/regions';
import { FACT_GROUPS, VALID_MONTHS, type FactGroup } from '@faircourt/contracts/vocabulary';
import { fieldErrors } from '@faircourt/contracts/field-errors';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { approveDirector, readDirectors } from './director.service.ts';
import { keepRegion, readRegions } from './region.service.ts';

const DIRECTOR_COMMANDS = ['regions', 'region', 'directors', 'approve-director'] as const;
export type DirectorCommand = (typeof DIRECTOR_COMMANDS)[number];

export const DIRECTOR_OPTIONS = {
  countries: { type: 'string' },
  regions: { type: 'string' },
  measurements: { type: 'string' },
  academics: { type: 'string' },
  transcript: { type: 'string' },
  season: { type: 'string' },
  school: { type: 'string' },
  institution: { type: 'string' },
  guardianship: { type: 'string' },
  age: { type: 'string' },
} as const satisfies Record<FactGroup | 'countries' | 'regions', { type: 'string' }>;

type Given = Partial<Record<keyof typeof DIRECTOR_OPTIONS | 'email' | 'name', string | undefined>>;

export interface CommandDeps {
  db: Database;
  by: EventActor;
}

export function isDirectorCommand(command: string): command is DirectorCommand {
  return DIRECTOR_COMMANDS.some((known) => known === command);
}

/** Returns what to print. */
export async function runDirectorCommand(
  deps: CommandDeps,
  command: DirectorCommand,
  given: Given,
): Promise<string[]> {
  switch (command) {
    case 'regions':
      return orElse((await readRegions(deps.db)).map(describeRegion), 'There are no regions yet.');
    case 'directors':
      return orElse(
        (await readDirectors(deps.db)).map(describeDirector),
        'Nobody has signed up as a director.',
      );
    case 'region': {
      const { region, isNew } = await keepRegion(deps, regionOf(given), deps.by);
      return [`${isNew ? 'Created' : 'Changed'}: ${describeRegion(region)}`];
    }
    case 'approve-director':
      return [`Approved: ${describeDirector(await approve(deps, given))}`];
  }
}

const approvalSchema = z.object({
  email: z.email().max(LIMITS.emailMax),
  regions: z.array(z.string()).min(1),
});

async function approve({ db, by }: CommandDeps, given: Given): Promise<Director> {
  const wanted = read(approvalSchema, { email: given.email, regions: listOf(given.regions) });
  return approveDirector(db, wanted, by);
}

function regionOf(given: Given) {
  const months = FACT_GROUPS.flatMap((group) =>
    given[group] === undefined ? [] : [[group, Number(given[group])] as const],
  );
  return read(regionInputSchema, {
    name: given.name,
    countries: listOf(given.countries)?.map((code) => code.toUpperCase()),
    validity: Object.fromEntries(months),
  });
}

/** Every wrong option at once, as a form would be told. */
function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (!parsed.success) throw validationFailed(fieldErrors(parsed.error.issues));
  return parsed.data;
}

function listOf(given: string | undefined): string[] | undefined {
  return given
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function describeRegion({ name, countries, validity, directors }: Region): string {
  const months = FACT_GROUPS.flatMap((group) =>
    group === 'age' ? [] : [`${group} ${validity[group] ?? VALID_MONTHS[group]}`],
  );
  return `${name}: ${countries.join(', ')}; months: ${months.join(', ')}; directors: ${directors}`;
}

function describeDirector(director: Director): string {
  const { email, name, status, regions } = director;
  const where = regions.map((region) => region.name).join(', ') || 'none';
  return `${email} (${name}): ${status}; regions: ${where}; ${describeApplication(director)}`;
}

function describeApplication({ application, document }: Director): string {
  const shown = `document: ${document?.name ?? 'none'}`;
  if (!application) return `nobody vouches for them; ${shown}`;
  const { federation, website, referee_name, referee_contact, countries_known, languages, domain_match } =
    application;
  const referee = referee_name === null ? 'none' : `${referee_name}, ${referee_contact}`;
  const known = countries_known.length > 0 ? `knows: ${countries_known.join(', ')}; ` : '';
  const reads = languages ? `reads: ${languages}; ` : '';
  return `${federation}, ${website} (address: ${domain_match}); referee: ${referee}; ${known}${reads}${shown}`;
}

function orElse(lines: string[], none: string): string[] {
  return lines.length > 0 ? lines : [none];
}
