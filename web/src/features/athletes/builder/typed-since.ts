/** What somebody typed while a save was under way: the server's answer must not take it out of the fields. */
export function typedSince<Values extends object>(sent: Values, now: Values): Partial<Values> {
  // The fields of Values, which Object.keys forgets.
  const fields = Object.keys(now) as (keyof Values)[];
  const kept: Partial<Values> = {};
  for (const field of fields) {
    // Lists of courses are compared by what they say.
    if (JSON.stringify(now[field]) !== JSON.stringify(sent[field])) kept[field] = now[field];
  }
  return kept;
}
