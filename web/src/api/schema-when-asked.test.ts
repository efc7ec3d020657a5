import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schemaWhenAsked } from './schema-when-asked.ts';

test('a schema is made once, and not before somebody asks', () => {
  const make = vi.fn<() => z.ZodObject>(() => z.object({ name: z.string() }));
  const schema = schemaWhenAsked(make);
  expect(make).not.toHaveBeenCalled();
  expect(schema.parse({ name: 'Maya', more: 1 })).toEqual({ name: 'Maya' });
  expect(schema.safeParse({}).success).toBe(false);
  expect(make).toHaveBeenCalledOnce();
});

test('it is a part of others like any schema', () => {
  const name = schemaWhenAsked(() => z.string().min(2));
  const kind = schemaWhenAsked(() => z.object({ kind: z.literal('one'), name: name.optional() }));
  const either = schemaWhenAsked(() =>
    z.discriminatedUnion('kind', [kind, z.object({ kind: z.literal('two'), names: z.array(name) })]),
  );
  expect(either.parse({ kind: 'one' })).toEqual({ kind: 'one' });
  expect(either.safeParse({ kind: 'two', names: ['x'] }).success).toBe(false);
  expect(kind.extend({ age: z.int() }).shape.name.safeParse(undefined).success).toBe(true);
  expect(kind.shape.kind).toBeInstanceOf(z.ZodLiteral);
  expect(kind).toBeInstanceOf(z.ZodObject);
});
