/** Every form that is asked for, in one sitting: read one after the other, then one name and one password for all. */
import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { FileStack } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, releasesPath } from '../../shell/paths.ts';
import { useHeldByAddress } from '../../shell/use-opened-by-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { recommendedMissing, type FromSitting } from '../../domain/releases/recommended.ts';
import { useTurnReleases } from '../../domain/releases/use-turn-releases.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { isAskedFor, isOptional, type WaitedFor } from './asked-forms.ts';
import { useConsents, useSignTogether } from './consent.queries.ts';
import { useNamedForms, useWayBack } from './named-forms.ts';
import { RecommendedWords } from './recommended-words.tsx';
import { SignForm, type TypedSignature } from './sign-form.tsx';
import { SittingForm } from './sitting-form.tsx';
import { jumpTo, SIGNATURE_ANCHOR, sittingAnchor, SittingProgress } from './sitting-progress.tsx';
import { useNeededFor } from './use-needed-for.ts';

type SignTogetherProps = {
  athlete: FormsOfAthlete;
  forms: readonly ConsentForm[];
  waitedFor: WaitedFor;
};

type SignTogetherButtonProps = SignTogetherProps & {
  /** Says what of the recommended set is still off, and this reader may turn on. */
  inFamily: FamilyAthlete | undefined;
  /** Nothing moves on the page below until it is known where one goes from here. */
  onSigning: (isSigning: boolean) => void;
  /** And one stays on this page. */
  onSigned: () => void;
};

/** A single form is signed on its own card. */
export function SignTogether({
  athlete,
  forms,
  waitedFor,
  inFamily,
  onSigning,
  onSigned,
}: SignTogetherButtonProps) {
  const t = useText();
  const recommended = inFamily ? recommendedMissing(inFamily) : [];
  const [isOpen, setIsOpen] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  // Which forms, and where to, is said by the address with which one came.
  const [isNamed, setIsNamed] = useState(false);
  const back = useWayBack();
  const namedOf = useNamedForms();
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
  const forgetNamed = useHeldByAddress('needed', athlete.id, () => {
    setIsOpen(namedOf(athlete.forms).length > 0);
    setIsNamed(true);
    setNext(back?.to ?? null);
  });
  const forget = async () => {
    await forgetSign();
    await forgetWaiting();
    await forgetNamed();
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
    const all = data.find(({ id }) => id === athlete.id)?.forms ?? [];
    const left = isNamed ? namedOf(all) : all.filter(isAskedFor);
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
    const isBack = isNamed && back !== null && isHere.current;
    toast.success({
      title: t('consent.together.done', { count: signed }),
      ...(isBack ? { description: t(`consent.back_at.${back.place}`) } : {}),
    });
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
  const needed = forms.filter(({ kind }) => !isOptional(kind, waitedFor)).length;
  const openAll = () => {
    setIsOpen(true);
    if (isNamed) setNext(null);
    setIsNamed(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(isNowOpen) => void (isNowOpen ? openAll() : close())}>
      {forms.length > 1 && (
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
      )}
      <DialogContent
        title={t('consent.together.title', { athlete: athlete.name })}
        description={t('consent.together.how')}
        className="sm:max-w-2xl"
      >
        <Sitting
          athlete={athlete}
          forms={isNamed ? namedOf(athlete.forms) : forms}
          waitedFor={waitedFor}
          isNamed={isNamed}
          ticked={ticked}
          onTick={setTicked}
          onDone={finish}
          inFamily={inFamily}
          onRelease={!isNamed && next !== PATHS.dashboard && recommended.length > 0 ? release : null}
          onSigning={onSigning}
          onChanged={readAgain}
        />
      </DialogContent>
    </Dialog>
  );
}

type SittingProps = SignTogetherProps & {
  inFamily: FamilyAthlete | undefined;
  /** Something waits for each of them: none is optional here. */
  isNamed: boolean;
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
  waitedFor,
  isNamed,
  ticked,
  onTick,
  onDone,
  inFamily,
  onRelease,
  onSigning,
  onChanged,
}: SittingProps) {
  const t = useText();
  const request = useSignTogether();
  // What was put in front of the reader stays there while they read, whatever another guardian signs meanwhile.
  const [forms, setForms] = useState(asked);
  const neededFor = useNeededFor(waitedFor);
  const isNeeded = ({ kind }: ConsentForm) => isNamed || !isOptional(kind, waitedFor);
  const signed = forms.filter((form) => isNeeded(form) || ticked.has(form.document.id));
  const needed = signed.filter(isNeeded).length;
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  const sign = async (
    signature: TypedSignature,
    goOn: (signed: number) => Promise<void>,
    chosen: readonly ConsentForm[] = signed,
  ) => {
    onSigning(true);
    try {
      await request.mutateAsync({
        athlete_id: athlete.id,
        document_ids: chosen.map(({ document }) => document.id),
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
    await goOn(chosen.length);
  };
  const media = forms.find((form) => form.kind === 'media' && !isNeeded(form));
  const leftOut = media && !ticked.has(media.document.id) ? media : undefined;
  const way = (label: ReleaseWay, chosen: readonly ConsentForm[]) => ({
    id: label,
    // What was not ticked above is named on the button that signs it too.
    label: t(label, { count: chosen.length, form: leftOut?.document.title ?? '' }),
    onSign: (signature: TypedSignature) => sign(signature, onRelease ?? onDone, chosen),
  });
  // What most families decide next, offered where they are. Half of it waits for a form: it is signed with it, or the button
  // says that one goes on without.
  const more =
    onRelease === null || needed === 0 || inFamily === undefined
      ? null
      : {
          text: (
            <RecommendedWords
              athlete={inFamily}
              leftOut={
                leftOut && {
                  title: leftOut.document.title,
                  onShow: () => jumpTo(sittingAnchor(leftOut.document.id)),
                }
              }
            />
          ),
          ways: leftOut
            ? [way('consent.release.with', [...signed, leftOut]), way('consent.release.without', signed)]
            : [way('consent.together.and_release', signed)],
        };
  return (
    <div className="flex flex-col gap-6">
      <SittingProgress ids={forms.map(({ document }) => document.id)} />
      {forms.map((form) => (
        <SittingForm
          key={form.document.id}
          form={form}
          isNeeded={isNeeded(form)}
          neededFor={neededFor(form.kind)}
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

type ReleaseWay = 'consent.together.and_release' | 'consent.release.with' | 'consent.release.without';

/** The button says exactly what it signs. */
function signLabel(t: Translate, needed: number, optional: number): string {
  if (optional === 0) return t('consent.together.sign_needed', { count: needed });
  if (needed === 0) return t('consent.together.sign_optional', { count: optional });
  return t('consent.together.sign', { needed, optional });
}
