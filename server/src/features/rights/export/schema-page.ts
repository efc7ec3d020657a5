/** What each JSON file of a download holds, as JSON Schema (draft 2020-12): for programs, and for people who write them. */
import type { Use } from '../holdings/holding.ts';
import type { GatheredPart } from './gather.store.ts';

export function schemaOf(gathered: readonly GatheredPart[]): string {
  const properties = Object.fromEntries(
    gathered.map(({ part, columns }) => [
      `json/${part.name}.json`,
      {
        type: 'array',
        items: {
          type: 'object',
          required: columns,
          additionalProperties: false,
          properties: Object.fromEntries(
            columns.map((column) => [column, { description: describe(part.columns[column] ?? 'shown') }]),
          ),
        },
      },
    ]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A download of what Faircourt holds about a person, by file',
    description:
      'Moments are ISO 8601 in UTC, days are YYYY-MM-DD, lengths are in centimeters, weights in kilograms.',
    type: 'object',
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function describe(use: Use): string {
  switch (use) {
    case 'role':
      return '"you", or the role of the account that did it';
    case 'name':
    case 'coach':
      return 'The name of a person';
    case 'institution':
      return 'The name of an institution';
    default:
      return 'As we hold it; null where there is nothing';
  }
}
