/** The name that a file is kept and handed out under. It comes from somebody else's computer, so little of it is kept. */

const FILE_NAME_MAX = 200;

const EXTENSIONS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** The last part of a path, without what file systems and headers trip over, with the ending of what it really is. */
export function keptName(given: string, contentType: string): string {
  const ending = EXTENSIONS[contentType] ?? 'bin';
  const base = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.\s]{1,8}$/, '')
    .replaceAll(/[\p{C}"<>:|?*;]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  // By characters, so that none is cut in half; the database counts them the same way.
  const short = Array.from(base)
    .slice(0, FILE_NAME_MAX - ending.length - 1)
    .join('');
  return `${short || 'file'}.${ending}`;
}

/** Always a download, never a page. The plain name is for clients that do not know the other one (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w.\- ]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
