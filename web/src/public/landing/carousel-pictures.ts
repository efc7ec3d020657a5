/** The four pictures of the carousel, in order. */
import ball1600Avif from '../images/carousel-1-ball-1600.avif';
import ball1600Webp from '../images/carousel-1-ball-1600.webp';
import ball800Avif from '../images/carousel-1-ball-800.avif';
import ball800Webp from '../images/carousel-1-ball-800.webp';
import hoop1600Avif from '../images/carousel-2-hoop-1600.avif';
import hoop1600Webp from '../images/carousel-2-hoop-1600.webp';
import hoop800Avif from '../images/carousel-2-hoop-800.avif';
import hoop800Webp from '../images/carousel-2-hoop-800.webp';
import court1600Avif from '../images/carousel-3-court-1600.avif';
import court1600Webp from '../images/carousel-3-court-1600.webp';
import court800Avif from '../images/carousel-3-court-800.avif';
import court800Webp from '../images/carousel-3-court-800.webp';
import verified1600Avif from '../images/carousel-4-verified-1600.avif';
import verified1600Webp from '../images/carousel-4-verified-1600.webp';
import verified800Avif from '../images/carousel-4-verified-800.avif';
import verified800Webp from '../images/carousel-4-verified-800.webp';
import type { PictureFile } from '../responsive-picture.tsx';

type CarouselPicture = { name: 'ball' | 'hoop' | 'court' | 'verified'; files: PictureFile[] };

export const CAROUSEL_PICTURES: CarouselPicture[] = [
  {
    name: 'ball',
    files: [
      { width: 800, avif: ball800Avif, webp: ball800Webp },
      { width: 1600, avif: ball1600Avif, webp: ball1600Webp },
    ],
  },
  {
    name: 'hoop',
    files: [
      { width: 800, avif: hoop800Avif, webp: hoop800Webp },
      { width: 1600, avif: hoop1600Avif, webp: hoop1600Webp },
    ],
  },
  {
    name: 'court',
    files: [
      { width: 800, avif: court800Avif, webp: court800Webp },
      { width: 1600, avif: court1600Avif, webp: court1600Webp },
    ],
  },
  {
    name: 'verified',
    files: [
      { width: 800, avif: verified800Avif, webp: verified800Webp },
      { width: 1600, avif: verified1600Avif, webp: verified1600Webp },
    ],
  },
];
