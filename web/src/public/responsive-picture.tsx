/** AVIF first, WebP for the rest, always with its size, so that nothing moves while it loads. */
import { cn } from '../ui/class-names.ts';

export type PictureFile = { width: number; avif: string; webp: string };

export function ResponsivePicture({
  files,
  width,
  height,
  sizes,
  alt,
  isFirstView = false,
  className,
}: {
  /** From small to large. */
  files: readonly PictureFile[];
  width: number;
  height: number;
  sizes: string;
  alt: string;
  /** Part of the first view: loaded at once and before other pictures. */
  isFirstView?: boolean;
  className?: string;
}) {
  const sources = (format: 'avif' | 'webp') =>
    files.map((file) => `${file[format]} ${file.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={files[0]?.webp}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirstView ? 'eager' : 'lazy'}
        decoding={isFirstView ? 'sync' : 'async'}
        fetchPriority={isFirstView ? 'high' : undefined}
        className={cn('size-full object-cover', className)}
      />
    </picture>
  );
}
