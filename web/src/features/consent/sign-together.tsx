/** Every form that is asked for, in one sitting: read one after the other, then one name and one password for all. */
import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import { FileStack } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, releasesPath } from '../../shell/paths.ts';
import { useHeldByAddress } from '../../shell/use-opened-by-address.ts';
import { ApiError } from '../../api/api-error.ts';
import type { FromSitting } from '../../domain/releases/recommended.ts';
import { useTurnReleases } from '../../domain/releases/use-turn-releases.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { isAskedFor, isNeededToShow } from './asked-forms.ts';
import { useConsents, useSignTogether } from './consent.queries.ts';
import { RecommendedWords } from './recommended-words.tsx';
import { SignForm, type TypedSignature } from './sign-form.tsx';
import { SittingForm } from './sitting-form.tsx';
import { SIGNATURE_ANCHOR, SittingProgress } from './sitting-progress.tsx';

type SignTogetherProps = {
  athlete: FormsOfAthlete;
  forms: readonly ConsentForm[];
};

type SignTogetherButtonProps = SignTogetherProps & {
  /** What of the recommended set is still off, and this reader may turn on. */
  recommended: readonly ReleaseSwitch[];
  /** Nothing moves on the page below until it is known where one goes from here. */
  onSigning: (isSigning: boolean) => void;
  /** And one stays on this page. */
  onSigned: () => void;
};

/** A single form is signed on its own card. */
export function SignTogether({ athlete, forms, recommended, onSigning, onSigned }: SignTogetherButtonProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  // Kept when the sheet is closed, by Back perhaps, and opened again. By document: under words that have replaced others nobody
  // has ticked anything yet.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const openOnTheWay = (to: string) => {
    setIsOpen(forms.length > 0);
    setNext(to);
  };
  // On the road to being seen one goes on to what these forms make possible.
  const releases = releasesPath(athlete.id);
  const forgetSign = useHeldByAddress('sign', athlete.id, () => openOnTheWay(releases));
  const forgetWaiting = useHeldByAddress('waiting', athlete.id, () => openOnTheWay(PATHS.dashboard));
  const forget = async () => {
    await forgetSign();
    await forgetWaiting();
  };
  // Who has closed the sheet meanwhile, or left the page, is not moved, and nothing more is released.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = isOpen;
    return () => {
      isHere.current = false;
    };
  }, [isOpen]);
  const close = async () => {
    setIsOpen(false);
    await forget();
  };
  const { refetch } = useConsents();
  const readAgain = async () => {
    const { data = [] } = await refetch();
    const left = data.find(({ id }) => id === athlete.id)?.forms.filter(isAskedFor) ?? [];
    if (left.length > 0) return left;
    await close();
    return null;
  };
  const stay = () => {
    onSigning(false);
    onSigned();
  };
  // The sheet stays until the next page is there. That page says itself what was signed: a message would lie over what is
  // pressed on it.
  const goToReleases = async (signed: number) => {
    if (!isHere.current) return stay();
    await forget();
    const state: FromSitting = { signedFor: athlete.id, signed };
    await navigate(releases, { state });
  };
  const finish = async (signed: number) => {
    if (next === releases) return goToReleases(signed);
    toast.success({ title: t('consent.together.done', { count: signed }) });
    if (!isHere.current) return stay();
    if (next === null) {
      stay();
      return close();
    }
    await forget();
    await navigate(next);
  };
  const { turn } = useTurnReleases(athlete.id);
  const release = async (signed: number) => {
    if (isHere.current) await turn(recommended, true);
    await goToReleases(signed);
  };
  if (!athlete.can_sign || (forms.length < 2 && !isOpen)) return null;
  const needed = forms.filter(isNeededToShow).length;
  return (
    <Dialog open={isOpen} onOpenChange={(isNowOpen) => void (isNowOpen ? setIsOpen(true) : close())}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DialogTrigger asChild>
          <Button
            size="lg"
            variant={needed > 0 ? 'primary' : 'secondary'}
            icon={<FileStack aria-hidden />}
            className="max-sm:w-full"
          >
            {t('consent.together', { count: needed })}
          </Button>
        </DialogTrigger>
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('consent.together.text')}</p>
      </div>
      <DialogContent
        title={t('consent.together.title', { athlete: athlete.name })}
        description={t('consent.together.how')}
        className="sm:max-w-2xl"
      >
        <Sitting
          athlete={athlete}
          forms={forms}
          ticked={ticked}
          onTick={setTicked}
          onDone={finish}
          onRelease={next !== PATHS.dashboard && recommended.length > 0 ? release : null}
          onSigning={onSigning}
          onChanged={readAgain}
        />
      </DialogContent>
    </Dialog>
  );
}

type SittingProps = SignTogetherProps & {
  /** A tick adds an optional form, and nothing is ticked beforehand. */
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  /** With how many forms were signed. */
  onDone: (signed: number) => Promise<void>;
  /** Where releasing comes next: releases the recommended set too. */
  onRelease: ((signed: number) => Promise<void>) | null;
  onSigning: (isSigning: boolean) => void;
  /** A form was replaced while it was read, and none was signed: gives what is left to sign, null when nothing is. */
  onChanged: () => Promise<readonly ConsentForm[] | null>;
};

function Sitting({
  athlete,
  forms: asked,
  ticked,
  onTick,
  onDone,
  onRelease,
  onSigning,
  onChanged,
}: SittingProps) {
  const t = useText();
  const request = useSignTogether();
  // What was put in front of the reader stays there while they read, whatever another guardian signs meanwhile.
  const [forms, setForms] = useState(asked);
  const signed = forms.filter((form) => isNeededToShow(form) || ticked.has(form.document.id));
  const needed = signed.filter(isNeededToShow).length;
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  const sign = async (signature: TypedSignature, goOn: (signed: number) => Promise<void>) => {
    onSigning(true);
    try {
      await request.mutateAsync({
        athlete_id: athlete.id,
        document_ids: signed.map(({ document }) => document.id),
        ...signature,
      });
    } catch (error) {
      onSigning(false);
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      const left = await onChanged();
      if (!left) {
        toast.success({ title: t('consent.all_signed') });
        return;
      }
      setForms(left);
      toast.destructive({ title: t('consent.together.changed') });
      return;
    }
    await goOn(signed.length);
  };
  const media = forms.find(({ kind }) => kind === 'media');
  // What most families decide next, offered where they are.
  const more =
    onRelease === null || needed === 0
      ? null
      : {
          label: t('consent.together.and_release', { count: signed.length }),
          text: (
            <RecommendedWords
              name={athlete.name}
              media={
                media && {
                  title: media.document.title,
                  isTicked: ticked.has(media.document.id),
                  onToggle: () => toggle(media.document.id),
                }
              }
            />
          ),
          onSign: (signature: TypedSignature) => sign(signature, onRelease),
        };
  return (
    <div className="flex flex-col gap-6">
      <SittingProgress ids={forms.map(({ document }) => document.id)} />
      {forms.map((form) => (
        <SittingForm
          key={form.document.id}
          form={form}
          isTicked={ticked.has(form.document.id)}
          onToggle={() => toggle(form.document.id)}
        />
      ))}
      <section id={SIGNATURE_ANCHOR} className="flex scroll-mt-14 flex-col gap-4">
        <div>
          <h3 tabIndex={-1} className="text-lg outline-none">
            {t('consent.together.signing')}
          </h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {signed.map(({ document }) => (
              <li key={document.id}>{document.title}</li>
            ))}
          </ul>
          {signed.length === 0 && <p className="mt-2 text-muted">{t('consent.together.none')}</p>}
        </div>
        {/* What was typed was for the words that were there. */}
        <SignForm
          key={forms.map(({ document }) => document.id).join()}
          label={signLabel(t, needed, signed.length - needed)}
          signer={athlete}
          stored={t('consent.together.stored')}
          isDisabled={signed.length === 0}
          more={more}
          onSign={(signature) => sign(signature, onDone)}
        />
      </section>
    </div>
  );
}

/** The button says exactly what it signs. */
function signLabel(t: Translate, needed: number, optional: number): string {
  if (optional === 0) return t('consent.together.sign_needed', { count: needed });
  if (needed === 0) return t('consent.together.sign_optional', { count: optional });
  return t('consent.together.sign', { needed, optional });
}
