/** Long-form text lives in Markdown files under web/content, each opened by YAML that its page validates. */
import { parse } from 'yaml';
import type { z } from 'zod';

export type ContentFile<FrontMatter> = { data: FrontMatter; body: string };

const OPENING = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Throws with the file's name and every problem at once, so that a build stops where the mistake is. */
export function parseContentFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const [, yaml, body] = OPENING.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`${file}: has no front matter`);
  const result = schema.safeParse(parse(yaml));
  if (result.success) return { data: result.data, body: body.trim() };
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
