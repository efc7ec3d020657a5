import { useText } from '../../i18n/use-text.ts';

/** The head coach, drawn: at the side line with a clipboard and a whistle. */
export function CoachPortrait({ className }: { className?: string }) {
  const t = useText();
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an img has nothing to load
      role="img"
      aria-label={t('public.landing.coach.portrait')}
      viewBox="0 0 200 200"
      className={className}
    >
      <defs>
        <clipPath id="coach-frame">
          <circle cx="100" cy="100" r="96" />
        </clipPath>
      </defs>
      <g clipPath="url(#coach-frame)">
        <rect width="200" height="200" fill="#1f3a68" />
        <path d="M20 0h36L10 200H-30ZM104 0h22L80 200H50Z" fill="#ffffff" opacity=".07" />
        <path d="M0 168h200v32H0Z" fill="#e9c998" />
        {/* Jacket, shirt and tie. */}
        <path d="M28 200c2-42 22-58 50-64l22 14 22-14c28 6 48 22 50 64Z" fill="#14213d" />
        <path d="M82 134l18 18 18-18 4 8-14 58H92L78 142Z" fill="#fbf8f3" />
        <path d="M94 152h12l-2 10 5 38H91l5-38Z" fill="#d9631e" />
        <path d="M78 136l-8 22 18 14M122 136l8 22-18 14" fill="none" stroke="#26324a" strokeWidth="3" />
        {/* Neck and head. */}
        <path d="M84 112h32v24c-8 10-24 10-32 0Z" fill="#b97f54" />
        <path d="M66 76c0-26 14-42 34-42s34 16 34 42c0 28-14 50-34 50S66 104 66 76Z" fill="#c98f62" />
        <path d="M62 84c-6-4-6 14 4 18M138 84c6-4 6 14-4 18" fill="#c98f62" />
        {/* Gray hair, brows, glasses, a quiet smile. */}
        <path
          d="M64 80c-6-36 14-54 36-54s42 18 36 54c-2-16-8-26-14-30-14 6-32 6-44 0-6 4-12 14-14 30Z"
          fill="#d8d3c8"
        />
        <g fill="none" stroke="#14213d" strokeWidth="2.5">
          <rect x="74" y="76" width="21" height="15" rx="6" />
          <rect x="105" y="76" width="21" height="15" rx="6" />
          <path d="M95 82h10" />
        </g>
        <path d="M90 106c6 5 14 5 20 0" fill="none" stroke="#7a4a2c" strokeWidth="3" strokeLinecap="round" />
        <path d="M99 90c-3 6-3 8 2 9" fill="none" stroke="#a8703f" strokeWidth="2" strokeLinecap="round" />
        {/* Whistle on its cord, and the clipboard. */}
        <path d="M80 138c6 22 14 30 26 34" fill="none" stroke="#f0925a" strokeWidth="3" />
        <path d="M104 168h16v6a8 8 0 1 1-14 4l-2-4Z" fill="#e6dfd3" />
        <g transform="rotate(-8 150 172)">
          <rect x="128" y="146" width="48" height="60" rx="4" fill="#e9c998" />
          <rect x="133" y="152" width="38" height="50" fill="#ffffff" />
          <rect x="143" y="142" width="18" height="9" rx="3" fill="#545e76" />
          <path d="M139 162h26M139 170h20" stroke="#8f8878" strokeWidth="3" />
          <path d="m140 181 5 5 9-10" fill="none" stroke="#1b6e51" strokeWidth="3.5" />
        </g>
      </g>
      <circle cx="100" cy="100" r="96" fill="none" stroke="#f0925a" strokeWidth="4" />
    </svg>
  );
}
