/**
 * What the files of an archive are called. Names come from other people's computers, and the archive is unpacked on one more:
 * nothing in a name may lead out of its folder, hide, or mean a device there.
 */

const NAME_MAX = 80;

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Numbered, so that two files of one name both fit and no name is one that an operating system keeps for itself. */
export function fileNameIn(
  folder: string,
  index: number,
  given: { name: string; contentType: string },
): string {
  const ending = ENDINGS[given.contentType] ?? 'bin';
  const base = (given.name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '')
    .replace(/\.[^.\s]{1,8}$/u, '')
    // Control characters, and those that turn the direction of writing: "fdp.exe" can look like "exe.pdf".
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*;%$`']/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  const short = Array.from(base).slice(0, NAME_MAX).join('') || 'file';
  return `files/${folder}/${String(index + 1).padStart(3, '0')}-${short}.${ending}`;
}
