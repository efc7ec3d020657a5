/** Bodies that almost fit: a value made from the API document's own schema, with one leaf replaced by something odd. */

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  enum?: unknown[];
  format?: string;
  anyOf?: JsonSchema[];
  minLength?: number;
  const?: unknown;
}

export function nearlyValid(schema: JsonSchema, oddLeaf: number, odd: unknown): unknown {
  const leaves = countLeaves(schema);
  let leaf = 0;
  function make(part: JsonSchema): unknown {
    if (part.properties) {
      return Object.fromEntries(Object.entries(part.properties).map(([name, inner]) => [name, make(inner)]));
    }
    // One more than there are leaves, so that sometimes everything fits.
    return leaf++ === oddLeaf % (leaves + 1) ? odd : fitting(part);
  }
  return make(schema);
}

function countLeaves(schema: JsonSchema): number {
  if (!schema.properties) return 1;
  return Object.values(schema.properties).reduce((sum, inner) => sum + countLeaves(inner), 0);
}

function fitting(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf?.[0]) return fitting(schema.anyOf[0]);
  if (schema.format === 'email') return 'nearly@example.test';
  if (schema.format === 'uri') return 'https://faircourt.example/dashboard';
  if (schema.type === 'string') return 'x'.repeat(Math.max(1, schema.minLength ?? 0));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return null;
}
