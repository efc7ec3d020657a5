/** Addresses of the education hub under a language's root. */
import { PATHS } from '../../shell/paths.ts';
import type { GuideName } from './guides/guide.schema.ts';
import type { ToolName } from './tools/tool.schema.ts';
import type { Topic } from './topics.ts';

export const LEARN = PATHS.learn;
export const ALL_ARTICLES = `${LEARN}/articles`;
export const GUIDES = `${LEARN}/guides`;
export const TOOLS = `${LEARN}/tools`;
export const QUESTIONS = `${LEARN}/faq`;
export const SIGN_UP = `${PATHS.auth}?mode=signup`;

export function topicPath(topic: Topic): string {
  return `${LEARN}/${topic}`;
}

export function articlePath(topic: Topic, slug: string): string {
  return `${LEARN}/${topic}/${slug}`;
}

export function guidePath(name: GuideName): string {
  return `${GUIDES}/${name}`;
}

export function toolPath(name: ToolName): string {
  return `${TOOLS}/${name}`;
}

/** One page per state, below the tool that shows them all. */
export function statePath(slug: string): string {
  return `${toolPath('high-school-nil')}/${slug}`;
}
