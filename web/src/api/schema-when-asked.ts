/**
 * A schema that is made the first time something asks it. The build puts the contracts' schemas into this: a page brings
 * those of all its forms and dialogs, making one takes a phone a moment, and most are never asked.
 */
export function schemaWhenAsked<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | null = null;
  const schema = () => (made ??= make());
  return new Proxy({} as Schema, {
    // Read from the schema itself: it binds its methods to the object they are read from.
    get: (_, name) => Reflect.get(schema(), name) as unknown,
    set: (_, name, value) => Reflect.set(schema(), name, value),
    has: (_, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
