import type { VideoValues } from '@faircourt/contracts/videos';
import type { VideoProvider } from '@faircourt/contracts/vocabulary';
import { ArrowRightLeft, CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { recognise } from './recognise-address.ts';
import type { BuilderForm } from './use-builder-form.ts';
import type { VideoFields } from './video-values.ts';

/** Says while one types what kind of address it is, and offers the platform that fits. */
export function VideoRecognition({ builder }: { builder: BuilderForm<VideoFields, VideoValues> }) {
  const t = useText();
  const [url, provider] = useWatch({ control: builder.form.control, name: ['url', 'provider'] });
  const found = recognise(url, provider);
  return (
    <output className="block text-sm empty:hidden">
      {found?.kind === 'recognised' && (
        <p className="flex items-start gap-1.5 text-verified">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {found.provider === 'other'
            ? t('video.recognised.other')
            : t('video.recognised', { provider: t(`provider.${found.provider}`) })}
        </p>
      )}
      {found?.kind === 'elsewhere' && (
        <SwitchOffer
          offer={found.offer}
          reason={
            builder.errorOf('url') === undefined
              ? found.offer === 'other'
                ? t('video.belongs_nowhere')
                : t('video.belongs_elsewhere', { provider: t(`provider.${found.offer}`) })
              : null
          }
          onSwitch={() => {
            builder.form.setValue('provider', found.offer, { shouldDirty: true });
            void builder.form.trigger('url');
          }}
        />
      )}
    </output>
  );
}

function SwitchOffer({
  offer,
  reason,
  onSwitch,
}: {
  offer: VideoProvider;
  /** Left out when the field's own error says it already. */
  reason: string | null;
  onSwitch: () => void;
}) {
  const t = useText();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {reason !== null && <span className="text-muted">{reason}</span>}
      <Button variant="link" size="sm" icon={<ArrowRightLeft aria-hidden />} onClick={onSwitch}>
        {t('video.switch_to', { provider: t(`provider.${offer}`) })}
      </Button>
    </p>
  );
}
