import { useText } from '../../i18n/use-text.ts';
import avif1600 from '../images/hero-1600.avif';
import webp1600 from '../images/hero-1600.webp';
import avif2000 from '../images/hero-2000.avif';
import webp2000 from '../images/hero-2000.webp';
import avif800 from '../images/hero-800.avif';
import webp800 from '../images/hero-800.webp';
import { ResponsivePicture, type PictureFile } from '../responsive-picture.tsx';

const FILES: PictureFile[] = [
  { width: 800, avif: avif800, webp: webp800 },
  { width: 1600, avif: avif1600, webp: webp1600 },
  { width: 2000, avif: avif2000, webp: webp2000 },
];

/**
 * The left third of the picture is quiet and dark, so the headline reads there. On phones the picture fills the
 * upper part and fades into the words below it.
 */
export function HeroPicture() {
  const t = useText();
  return (
    <div className="relative h-72 sm:h-96 md:absolute md:inset-0 md:-z-10 md:h-auto">
      <ResponsivePicture
        files={FILES}
        width={2000}
        height={1200}
        sizes="(width < 48rem) 100vw, (width < 60rem) 64rem, 100vw"
        alt={t('public.landing.hero_alt')}
        isFirstView
        className="absolute inset-0 object-[74%_center] md:object-[12%_center] lg:object-[10%_center]"
      />
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-t from-[#0b1326] from-4% via-[#0b1326]/20 via-40% to-transparent md:bg-linear-to-r md:from-[#0b1326]/90 md:from-0% md:via-[#0b1326]/55 md:via-45% md:to-75%"
      />
    </div>
  );
}
