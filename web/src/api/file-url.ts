/** The address a browser can load a stored file from: the key beside it says who looks, and for some minutes only. */
export function fileUrl(url: string, fileKey: string): string {
  return `${url}?key=${encodeURIComponent(fileKey)}`;
}
