import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { EyeOff, PenLine, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askedKey } from '../../domain/asked-together.ts';
import { formNames } from '../../domain/form-names.ts';
import { askedPath, namedFormsPath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';

type AskedConditionsProps = {
  request: FamilyRequest;
  record: AskedRecord | undefined;
  /** What all that is asked on this card waits for: signed in one sitting. */
  allMissing: readonly ConsentKind[];
};

/** What an approval alone does not open: a form is not signed, no director has checked it, or the signed form does not name it. */
export function AskedConditions({ request, record, allMissing }: AskedConditionsProps) {
  const t = useText();
  const format = useFormat();
  const { missing_consents: missing } = request;
  return (
    <>
      {missing.length > 0 && (
        <Condition icon={<PenLine aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />}>
          {t(request.kind === 'contact' ? 'requests.after.forms_contact' : 'requests.after.forms', {
            forms: formNames(missing, { t, format }),
          })}{' '}
          <Link
            to={namedFormsPath(request.athlete.id, allMissing, askedPath(askedKey(request)))}
            className="font-medium text-court underline decoration-court/35 underline-offset-4"
          >
            {t('requests.missing.action')}
          </Link>
        </Condition>
      )}
      {request.kind === 'release' && <CheckMissing request={request} record={record} />}
      {request.kind === 'release' && record && !record.is_whole && <Unnamed group={request.field_group} />}
    </>
  );
}

type Release = Extract<FamilyRequest, { kind: 'release' }>;

/** Of measurements each season is checked by itself, so what is said is what still waits. */
function CheckMissing({ request, record }: { request: Release; record: AskedRecord | undefined }) {
  const t = useText();
  const isOfBody = request.field_group === 'measurements';
  const seasons = isOfBody ? (record?.unchecked_seasons ?? 0) : 0;
  const isAnyChecked = isOfBody && (record?.seasons.length ?? 0) > 0;
  if (!request.is_check_missing && seasons === 0) return null;
  const words = () => {
    if (!request.is_check_missing) return t('requests.after.check_seasons', { count: seasons });
    return t(isAnyChecked ? 'requests.after.check_body' : 'requests.after.check');
  };
  return (
    <Condition icon={<ShieldQuestion aria-hidden className="mt-0.5 size-4 shrink-0" />} isMuted>
      {words()}
    </Condition>
  );
}

function Unnamed({ group }: { group: Release['field_group'] }) {
  const t = useText();
  if (group !== 'identity' && group !== 'measurements') return null;
  return (
    <Condition icon={<EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />} isMuted>
      {t(`requests.after.unnamed.${group}`)}
    </Condition>
  );
}

function Condition({
  icon,
  isMuted = false,
  children,
}: {
  icon: ReactNode;
  isMuted?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={isMuted ? 'flex items-start gap-2 text-sm text-muted' : 'flex items-start gap-2 text-sm'}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
